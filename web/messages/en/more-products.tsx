export const boughtTogether = 'Bought together';
export const similarProducts = 'Similar products';
