export const fiveThatStandOut = 'Five that stand out';
export const whatPeopleBuyMost = 'What our customers have bought most often in the last 30 days.';
export const seeAllBestSellers = 'See all best sellers';
export const prices = 'Prices';
export const categories = 'Categories';
export const latestProductsPage = (page: number) => `Latest Products, page ${page}`;
export const latestProducts = 'Latest Products';
export const theLatestProductsAtBrowse = (shopName: string) =>
  `The latest products at ${shopName}: browse, compare reviews and order online.`;
export const thereAreNoProductsYet = 'There are no products yet.';
export const topRated = 'Top rated';
export const reduced = 'Reduced';
export const seeAll = 'See all';
export const seeAllReducedProducts = 'See all reduced products';
export const seeAllOf = (title: string) => `See all: ${title}`;
export const ofRule = (rule: string | null) =>
  rule === 'TOP_RATED' ? topRated : rule === 'REDUCED' ? reduced : rule === 'NEWEST' ? 'New' : 'Best sellers';
export const promotions = 'Promotions';
