export const removed = (name: string) => `${name} removed`;
export const undo = 'Undo';
export const outOfStock = 'Out of stock';
export const quantityOf = (fullName: string) => `Quantity of ${fullName}`;
export const remove = (fullName: string) => `Remove ${fullName}`;
export const removeTheCode = (code: string) => `Remove the code ${code}`;
export const yourCodes = 'Your codes';
export const addADiscountCode = 'Add a discount code';
export const discountCode = 'Discount code';
export const apply = 'Apply';
export const backInYourCartFrom = (count: number) =>
  `Back in your cart from your last visit: ${count} ${count === 1 ? 'product' : 'products'}`;
export const noLongerSold = 'No longer sold';
export const priceIsNow = (amount: string) => `Price is now ${amount}`;
export const onlyLeftQuantityLowered = (available: number) => `Only ${available} left: quantity lowered`;
export const theShopDoesNotShip =
  'The shop does not ship this order to your country. Change the address to go on.';
export const pricesAppearAsSoonAs = 'Prices appear as soon as the shop can be reached.';
export const theseAreTheLastKnown = 'These are the last known prices.';
export const theseAreThePricesBefore = 'These are the prices before your last change.';
export const proceedToCheckout = 'Proceed To Checkout';
export const shoppingCart = 'Shopping Cart';
export const pricesOrStockHaveChanged = 'Prices or stock have changed: see the lines below.';
export const yourCartIsEmpty = 'Your cart is empty';
export const goBack = 'Go Back';
export const removeWhatIsNotIn = 'Remove what is not in stock to go on.';
export const subtotalItems = (cart: number) => `Subtotal (${cart}) items`;
