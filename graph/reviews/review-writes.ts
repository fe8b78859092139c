/** For each person: every one ends the cached answers and pages of the catalogue, for everybody. */
export const reviewWrites = { name: 'reviews', most: 20, minutes: 60, what: 'reviews' };
