export const placeAsATest = 'Place as a test order';
export const whatATestIs =
  'Nothing is charged or taken from the stock, and no report has it. You get the mail that a buyer would get. It is erased when the shop opens.';
export const testOrders = 'Test orders';
export const intro =
  'What orders of this shop would be, the last ten. They have numbers of their own, and are erased when the shop opens.';
export const none =
  'There is no test order. Fill a cart in the shop, and place it as a test order at the end.';
export const toTheShop = 'Go to the shop';
export const toTheSteps = 'Go on with the set-up';
export const testOrder = (number: number) => `Test order T${number}`;
export const goesTo = 'Goes to';
export const fetched = 'Fetched by the buyer';
export const billTo = (address: string) => `Bill to: ${address}`;
export const payment = 'Payment';
export const items = 'Items';
export const note = 'Note of the buyer';
