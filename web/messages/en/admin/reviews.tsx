export const reviews = 'Reviews';
export const state = 'State';
export const states = { WAITING: 'Waits for approval', SHOWN: 'Shown', HIDDEN: 'Hidden' };
export const stars = 'Stars';
export const starsOf = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);
export const nameOrComment = 'Name or comment';
export const noReviewsYet = 'Nobody has reviewed a product yet. What shoppers write appears here.';
export const allProducts = 'All products';
export const reviewBy = (name: string) => `review by ${name}`;
export const writtenColumn = 'WRITTEN';
export const productColumn = 'PRODUCT';
export const reviewColumn = 'REVIEW';
export const stateColumn = 'STATE';
export const verifiedBuyer = 'verified buyer';
export const answer = 'Answer';
export const toAnswer = 'Answer';
export const editAnswer = 'Edit answer';
export const answerTo = (name: string) => `Answer to the review by ${name}`;
export const aboutAnswers =
  'Everybody reads it below the review, in the name of the shop. Left empty, there is no answer.';
export const answerSaved = 'Answer saved';
export const answerRemoved = 'Answer removed';
export const reports = 'Reports';
export const reportFilters = { open: 'Reported' };
export const reported = (count: number) =>
  count === 1 ? 'Reported once' : `Reported ${count === 50 ? '50 times or more' : `${count} times`}`;
export const reasons = {
  SPAM: 'Advertising, or not about the product',
  OFFENSIVE: 'Insults, hate or threats',
  UNTRUE: 'Not true, or a fake review',
  PERSONAL_DATA: 'Personal data of somebody',
  ILLEGAL: 'Against the law',
  OTHER: 'Something else',
};
export const andMore = (count: number) => `and ${count} more`;
export const keep = 'Keep';
export const show = 'Show';
export const hide = 'Hide';
export const ofReview = (action: string, name: string) => `${action}: review by ${name}`;
export const selectedReviews = 'Selected reviews';
const counted = (count: number) => (count === 1 ? '1 review is' : `${count} reviews are`);
export const areNow = {
  SHOWN: (count: number) => `${counted(count)} shown`,
  HIDDEN: (count: number) => `${counted(count)} hidden`,
};
export const remove = 'Remove';
export const removePicture = (picture: string) => `Remove: ${picture}`;
