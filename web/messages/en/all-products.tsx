export const allProducts = 'All products';
export const allProductsPage = (page: number) => `All products, page ${page}`;
export const allThatIsSold = 'Everything that is sold here, with filters by price, brand and more.';
export const nothingMatches = 'Nothing matches this filter.';
export const thereAreNoProductsYet = 'There are no products yet.';
