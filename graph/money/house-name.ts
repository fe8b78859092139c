/** The name of a shop that has none of its own yet. */
export const HOUSE_NAME = 'Citron';
