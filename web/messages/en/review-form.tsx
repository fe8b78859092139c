/** From one star to five. */
export const ratings = ['1 Poor', '2 Fair', '3 Good', '4 Very Good', '5 Excellent'];
export const select = 'Select...';
export const rating = 'Rating';
export const comment = 'Comment';
export const submit = 'Submit';
export const editYourReview = 'Edit your review';
export const writeACustomerReview = 'Write a Customer Review';
export const states = {
  WAITING: 'Your review waits for approval. Only you see it until then.',
  HIDDEN: 'The shop does not show your review. Change it to have it looked at again.',
};
export const reviewSaved = { specified: 'Review Succuss', corrected: 'Review saved' };
