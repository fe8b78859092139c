export const reducedProductsPage = (page: number) => `Reduced products, page ${page}`;
export const reducedProducts = 'Reduced products';
export const everythingThatIsReducedNow =
  'Everything that is reduced now, with filters by price, brand and more.';
export const nothingThatIsReducedMatches = 'Nothing that is reduced matches this filter.';
export const nothingIsReducedAtThe = 'Nothing is reduced at the moment.';
