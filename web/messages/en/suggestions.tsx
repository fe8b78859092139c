export const suggestions = 'Suggestions';
export const didYouMean = (didYouMean: string) => `Did you mean “${didYouMean}”?`;
export const closeMatches = 'Close matches';
export const products = 'Products';
export const categories = 'Categories';
export const search = 'Search';
export const allResultsFor = (keyword: string) => `All results for “${keyword}”`;
