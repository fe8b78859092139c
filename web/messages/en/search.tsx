import type { ReactNode } from 'react';

export const otherProducts = 'Other products';
export const resultsFor = (keyword: string) => `Results for "${keyword}"`;
export const productsThatMatch = (keyword: string) => `Products that match "${keyword}".`;
export const clearSearch = 'Clear search';
export const didYouMean = (link: ReactNode) => <>Did you mean {link}?</>;
export const nothingMatchesExactlyCloseMatches = 'Nothing matches exactly. Close matches:';
export const bestMatch = 'Best match';
export const nothingMatchesThisFilter = 'Nothing matches this filter.';
export const nothingMatchesCheckTheSpelling = 'Nothing matches. Check the spelling or try a shorter word.';
export const closeMatchCount = (total: number) =>
  `no exact match, ${total} close ${total === 1 ? 'match' : 'matches'}`;
export const productCount = (total: number) => `${total} ${total === 1 ? 'product' : 'products'}`;
export const withoutThePriceLimit = (total: number) => `${productCount(total)} without the price limit`;
