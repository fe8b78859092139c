export const buyAgain = 'Buy again';
export const ofOrder = (order: string) => `of order ${order}`;
export const areInYourCart = (units: number) =>
  units === 1 ? '1 item is in your cart.' : `${units} items are in your cart.`;
export const nothingCanBeBought = 'Nothing of this can be bought now.';
export const goToCart = 'Go to cart';
export const isNoLongerSold = (name: string) => `${name} is no longer sold.`;
export const isOutOfStock = (name: string) => `${name} is out of stock.`;
export const onlyLeft = (name: string, available: number) => `Only ${available} of ${name} left.`;
export const cartIsFull = (name: string) => `${name} does not fit into the cart.`;
