/** The wish list: hearts on products, and its page. */
export const save = (name: string) => `Save ${name}`;
export const saveShort = 'Save';
export const wasSaved = (name: string) => `${name} is saved`;
export const wasRemoved = (name: string) => `${name} is not saved any more`;
export const undo = 'Undo';
export const seeAll = 'See all';
export const guestListIsFull =
  'This browser has no room for more saved products: it stores 100. Remove one, or sign in.';
export const listIsFull = (leftOut: number) =>
  leftOut === 1
    ? 'Your list has 500 products: one more was not saved. Remove some first.'
    : `Your list has 500 products: ${leftOut} more were not saved. Remove some first.`;

export const title = 'Saved products';
export const description = 'Products that you saved with the heart.';
export const nothingSaved = 'Nothing is saved. The heart on a product puts it here.';
export const seeAllProducts = 'See all products';
export const onThisBrowser = (signIn: (text: string) => React.ReactNode) => (
  <>Saved in this browser alone. {signIn('Sign in')} to have them on all your devices.</>
);
export const addToCart = 'Add To Cart';
export const addOf = (name: string) => `Add To Cart: ${name}`;
export const chooseOf = (name: string) => `Choose an option of ${name}`;
export const choose = 'Choose';
export const remove = 'Remove';
export const removeOf = (name: string) => `Remove ${name}`;
export const wasAdded = (name: string) => `${name} is in your cart`;
export const showMore = 'Show more';
export const tellOfPrice = 'Tell me when the price falls';
export const priceIsWatched = (name: string) => `We mail you when ${name} costs less, once a day at most.`;
