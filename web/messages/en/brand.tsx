export const brandNotAvailable = 'Brand not available';
export const page = (brand: string, page: number) => `${brand}, page ${page}`;
export const allProductsOf = (brand: string) => `All products of ${brand}.`;
export const thereAreNoProductsOf = (brand: string, hasFilter: boolean) =>
  `There are no products of ${brand}${hasFilter ? ' that match this filter' : ''}.`;
