/**
 * The sessionStorage key of the address that was clicked and not reached yet. Written by app/navigation/use-stale-deploy-recovery.ts,
 * read by the script in each page's head after a reload.
 */
export const CLICKED_ADDRESS = 'clicked-address';
