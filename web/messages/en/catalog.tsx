export const moreProductsInARow = 'More products in a row';
export const filter = 'Filter';
export const soldOut = 'Sold out';
export const onBackorder = 'On backorder';
export const onlyLeft = (countInStock: number) => `Only ${countInStock} left`;
export const noProductsOnThisPage = 'No products on this page';
export const goToPage1 = 'Go to page 1';
export const recentlySeen = 'Recently seen';
export const was = 'was';
