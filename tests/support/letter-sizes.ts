/** The size of letters that browsers come with, and twice that size, as their settings offer it: in pixels. */
export const USUAL = 16;
export const LARGE = 32;
