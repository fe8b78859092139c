/** The filter of a list: sort select and links outside of its form name it by this. */
export const FILTER_ID = 'filter';
