/** The rate limit of a person: each write invalidates the cache of the catalogue. */
export const reviewWrites = { name: 'reviews', most: 20, minutes: 60, what: 'reviews' };
