export const boughtTogether = 'Bought together';
export const topRated = 'Top rated';
export const similarProducts = 'Similar products';
