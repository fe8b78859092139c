export const categoryNotAvailable = 'Category not available';
export const subcategories = 'Subcategories';
export const nothingMatchesThisFilter = 'Nothing matches this filter.';
export const thereAreNoProductsHere = 'There are no products here yet.';
export const page = (name: string, page: number) => `${name}, page ${page}`;
export const allProductsWithFiltersBy = (name: string) =>
  `${name}: all products, with filters by price, brand and more.`;
/** Counted up to 10,000. */
export const productCount = (total: number | undefined) =>
  `${total === 10_000 ? '10,000+' : total} ${total === 1 ? 'product' : 'products'}`;
