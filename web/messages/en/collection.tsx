export const collectionNotAvailable = 'Collection not available';
export const featured = 'Featured';
