export const boughtTogether = 'Bought together';
export const topRated = 'Top rated';
export const newProducts = 'New';
export const similarProducts = 'Similar products';
export const addAll = (count: number) => (count === 2 ? 'Add both to cart' : `Add all ${count} to cart`);
export const together = 'Together';
