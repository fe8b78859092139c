export const howWasIt = 'How was it?';
export const yourReviewsBear = (name: string) => `Your reviews bear the name ${name}.`;
export const nothingLeft = 'There is nothing left to review. Thank you!';
export const thankYou = {
  SHOWN: 'Thank you! Your review is on the page of the product.',
  WAITING: 'Thank you! The shop shows your review once it has approved it.',
  HIDDEN: 'Thank you!',
};
/** Name of the form of a product. */
export const reviewOf = (product: string) => `Review of ${product}`;
export const rating = 'Rating';
export const select = 'Select...';
/** From one star to five. */
export const ratings = ['1 Poor', '2 Fair', '3 Good', '4 Very Good', '5 Excellent'];
export const comment = 'Comment';
export const submit = 'Submit';
export const picturesAdded = (count: number) =>
  count === 1 ? '1 picture added.' : `${count} pictures added.`;
