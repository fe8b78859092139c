export const language = 'English';
export const include = 'include';
export const doNotInclude = 'do not include';
export const everywhere = 'all countries';
export const moreCountries = (count: number) => (count === 1 ? '1 more country' : `${count} more countries`);
export const theEu = 'the European Union';
export const except = (zone: string, countries: string) => `${zone} except ${countries}`;
export const free = 'free';
export const fromTo = (least: string, most: string) => (least === most ? least : `${least} to ${most}`);
export const pricedBy = {
  weight: (prices: string) => `${prices}, by weight`,
  quantity: (prices: string) => `${prices}, by number of items`,
  items_price: (prices: string) => `${prices}, by the sum of the items`,
};
export const measured = { weight: 'Weight', quantity: 'Number of items', items_price: 'Sum of the items' };
export const price = 'Price';
export const toZone = (method: string, zone: string) => `${method}: ${zone}`;
export const upTo = (amount: string) => `up to ${amount}`;
export const above = (amount: string) => `above ${amount}`;
export const any = 'any';
export const notShipped = 'not shipped with this method';
export const sumAbove = (money: string) => `sum of the items above ${money}`;
export const forSum = (least: string | null, most: string | null) =>
  least && most
    ? `, for orders of ${least} to ${most}`
    : least
      ? `, for orders from ${least}`
      : `, for orders up to ${most}`;
export const shownInCart = 'shown in the cart';
export const never = '–';
export const notKnown = '–';
export const place = (name: string, description: string) => (description ? `${name}: ${description}` : name);
export const whenOrdered = (method: string) => `${method}, charged when you order`;
export const whenSent = (method: string) =>
  `${method}, reserved when you order and charged when we send the products`;
export const inAdvance = (method: string, days: number) =>
  `${method}, to be paid ${days === 1 ? 'within a day' : `within ${days} days`} after your order, before we send the products`;
export const inCash = (method: string) => `${method}, paid when the products arrive`;
export const weBearReturns = 'We will bear the cost of returning the goods';
export const youBearReturns = 'You will have to bear the direct cost of returning the goods';
export const wePay = 'We pay for sending them back.';
export const youPay = 'You pay for sending them back.';
/** When an order is handed over; `cutOff` is a time such as 14:00. */
export const leave = (days: number, cutOff: string | null) => {
  const orders = cutOff ? `Orders until ${cutOff} on working days leave` : 'Orders leave';
  if (days === 0)
    return cutOff ? `${orders} on the same day` : `${orders} on the working day on which we get them`;
  return cutOff
    ? `${orders} ${days === 1 ? 'on the next working day' : `${days} working days later`}`
    : `${orders} within ${days === 1 ? 'one working day' : `${days} working days`}`;
};
