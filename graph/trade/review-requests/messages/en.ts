export const requestForReviews = 'Request for reviews';
export const howWasIt = (shop: string) => `How was it? Your order at ${shop}`;
export const howWasYourOrder = 'How was it?';
export const helloTellOthers = (name: string) =>
  `Hello ${name}, your order has been with you for some days. What do you say about it? Your review helps others to choose.`;
export const exampleProduct = 'An example';
export const noNeedToSignIn =
  'The button opens a page for your reviews. You need not sign in, and it works for 90 days.';
export const writeAReview = 'Write a review';
export const youGetThisMailOnce = (shop: string) =>
  `You get this mail once an order, because you ordered at ${shop}.`;
export const requestsForReviews = 'Requests for reviews';
export const doYouWantNoMore = 'Do you want no more mails that ask for reviews, to this address?';
export const noMoreRequests = 'No more of these mails';
export const youAreAskedNoMore = 'You get no more mails that ask for reviews.';
export const thisLinkIsTooOld =
  'This link is too old. Use the one in the newest of these mails, or write to the shop.';
export const backToTheShop = 'Back to the shop';
