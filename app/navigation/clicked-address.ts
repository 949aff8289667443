/**
 * The sessionStorage key that holds the address of a clicked link until the visitor gets there. use-stale-deploy-recovery.ts
 * writes the address, and the script in each page's head opens it after a reload.
 */
export const CLICKED_ADDRESS = 'clicked-address';
