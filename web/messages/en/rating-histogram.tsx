export const stars = (stars: number) => `${stars} stars`;
export const reviewsByStars = 'Reviews by stars';
