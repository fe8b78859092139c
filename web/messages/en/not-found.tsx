export const pageNotFound = 'Page not found';
export const thereIsNothingAtThis = 'There is nothing at this address.';
export const seeAllProducts = 'See all products';
