/**
 * The sessionStorage key for the address of a clicked link until the visitor gets there. use-stale-deploy-recovery.ts writes
 * it; the script in each page's head reads it after a reload.
 */
export const CLICKED_ADDRESS = 'clicked-address';
