export const reviews = 'Reviews';
export const noReviews = 'No Reviews';
export const loadingReviews = 'Loading reviews';
export const showMoreReviews = 'Show more reviews';
export const sortBy = 'Sort by';
export const sorts = {
  NEWEST: 'Newest',
  HIGHEST: 'Highest rated',
  LOWEST: 'Lowest rated',
  HELPFUL: 'Most helpful',
};
export const allReviews = (total: number) => `${total} reviews`;
export const someReviews = (count: number, total: number) => `${count} of ${total} reviews`;
/** After one of the two before. */
export const sortedBy = (sort: keyof typeof sorts) => `, ${sorts[sort].toLowerCase()} first`;
export const withStars = (stars: string) => `, ${stars}`;
export const remove = (filter: string) => `Remove ${filter}`;
export const whoIsVerified =
  '“Verified buyer” marks reviews of people who bought the product here. Of others, that is not checked.';
