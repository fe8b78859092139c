export const stars = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);
export const reviews = (count: number) => (count === 1 ? 'review' : 'reviews');
export const reviewsByStars = 'Reviews by stars';
