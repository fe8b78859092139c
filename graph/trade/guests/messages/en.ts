export const theLinkToYourOrder = (order: string, name: string) =>
  `The link to your order ${order} at ${name}`;
export const hello = (name: string) => `Hello, ${name}`;
export const thisLinkShowsYourOrder = 'This link shows your order. It works for 90 days.';
export const viewYourOrder = 'View your order';
export const somebodyAskedForThisAt = (name: string) =>
  `Somebody asked for this at ${name} with the number of your order. If it was not you, ignore this mail.`;
export const keepYourOrdersAt = (name: string) => `Keep your orders at ${name}`;
export const chooseAPasswordAndYour =
  'Choose a password, and your orders are kept in an account. The link works once, within 7 days.';
export const chooseAPassword = 'Choose a password';
export const somebodyWhoOrderedAtWith = (name: string) =>
  `Somebody who ordered at ${name} with your address asked for this. If it was not you, ignore this mail.`;
export const yourOrdersAt = (name: string) => `Your orders at ${name}`;
export const theseLinksShowYourOrders =
  'These links show the orders that you made without an account. They work for 90 days.';
export const ordersOfYourAccount =
  'There is an account with your address: sign in to see the orders that you made with it.';
export const signIn = 'Sign in';
export const placedOn = (date: string) => `placed on ${date}`;
export const somebodyAskedForOrdersAt = (name: string) =>
  `Somebody asked for this at ${name} with your address. If it was not you, ignore this mail.`;
