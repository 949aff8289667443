/**
 * The sessionStorage key of the address that was clicked and not reached yet. use-stale-deploy-recovery.ts writes it; the
 * script in each page's head reads it after a reload.
 */
export const CLICKED_ADDRESS = 'clicked-address';
