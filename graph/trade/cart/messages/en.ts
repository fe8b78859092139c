export const itemsEach = (qty: number, amount: string) =>
  qty === 1 ? '1 item' : `${qty} items, ${amount} each`;
export const yourCartAt = (name: string) => `Your cart at ${name}`;
export const yourCartIsStillHere = 'Your cart is still here';
export const helloTheseAreTheItems = (name: string) =>
  `Hello ${name}, these are the items that you left in your cart.`;
export const nothingIsReservedThePrices =
  'Nothing is reserved: the prices of today apply, and stock may run out.';
export const exampleItem = 'An example';
export const goToMyCart = 'Go to my cart';
export const youGetThisMailOne =
  'You get this mail, one a cart, because you agreed to reminders on your profile.';
