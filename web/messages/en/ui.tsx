export const goBack = 'Go Back';
export const home = 'Home';
export const breadcrumbs = 'Breadcrumbs';
export const cancel = 'Cancel';
export const save = 'Save';
export const loading = 'Loading';
export const retry = 'Retry';
export const seeAllProducts = 'See all products';
export const thisPartOfThePage = 'This part of the page could not be loaded.';
export const page = (page: number) => `Page ${page}`;
export const pages = 'Pages';
export const quantity = 'Quantity';
export const ratedOutOf5 = (value: number) => `Rated ${value} out of 5`;
export const reviews = 'reviews';
export const close = 'Close';
export const theShopCannotBeReached = 'The shop cannot be reached. Please check your connection.';
/** After the amount of a unit price and a slash. */
export const units = { KG: 'kg', L: 'l', M: 'm', M2: 'm²', M3: 'm³', PIECE: 'piece' };
