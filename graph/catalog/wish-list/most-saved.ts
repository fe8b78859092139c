/** Most products that the wish list of an account shows. */
export const MOST_SAVED = 500;
/** Most products that a browser brings into it at once, which is as many as it stores without an account. */
export const MOST_MERGED = 100;
/** Most products that are read by their ids at once. */
export const MOST_BY_IDS = 24;
