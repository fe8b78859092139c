import type { ReactNode } from 'react';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const ship = (isFetched: boolean, count: number) =>
  isFetched ? `Make ${items(count)} ready` : `Ship ${items(count)}`;
export const printPackingSlip = 'Print packing slip';
export const shipTitle = (isFetched: boolean) =>
  isFetched ? 'What is ready to be fetched?' : 'What is shipped?';
export const shipAction = (isFetched: boolean) => (isFetched ? 'Mark as ready' : 'Ship');
export const isNotPaid = 'This order is not paid. Its items leave the stock for good.';
export const isReserved =
  'The money is reserved. Ten minutes after each shipment its part is charged, or all of it if the payment provider charges no parts.';
export const isRefunded = 'This order was refunded. Its items leave the stock for good.';
export const openOf = (name: string, open: number, backordered: number) =>
  `${name} (${open} open${backordered > 0 ? `, ${backordered} on backorder` : ''})`;
export const noteOfTheBuyer = (note: string) => `Note of the buyer: ${note}`;
export const someOnBackorder =
  'What is on backorder is not in stock. Add what came in to the stock before you ship it.';
export const shippedMeanwhile =
  'Somebody else has shipped this order meanwhile. Your form cannot be sent any more.';
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const carrier = 'Carrier';
export const asLastTime = 'As last time; sent with a tracking number only.';
export const noCarrier = 'None';
export const anotherCarrier = 'Another one';
export const withoutCarrierNoLink = 'Without a carrier, the mail has the number but no link.';
export const nameOfTheCarrier = 'Name of the carrier';
export const trackingNumber = 'Tracking number';
export const trackingAddress = 'Tracking address';
export const aPageThatTracksIt = 'The https address of a page that tracks it.';
export const chooseAnItem = 'Choose at least one item to ship.';
export const mailTheCustomer = 'Mail the customer, in ten minutes';
export const shipped = (isFetched: boolean) => (isFetched ? 'Marked as ready' : 'Shipped');
export const undo = 'Undo';
export const undone = 'Undone';
export const undoUntil = (time: ReactNode) => <>Undo until {time}</>;
export const editTracking = 'Edit tracking';
export const trackingSaved = 'Tracking saved';
export const theMailThatWaits = 'A mail that still waits tells the new ones. Nobody is mailed again.';
export const copyNumber = 'Copy number';
export const numberCopied = 'Tracking number copied';
export const markDelivered = (isFetched: boolean) => (isFetched ? 'Mark as picked up' : 'Mark as delivered');
export const didItArrive = (isFetched: boolean) =>
  isFetched ? 'Were these items picked up?' : 'Did these items arrive?';
export const thisCannotBeUndone = 'This cannot be undone. With the last items the customer gets a mail.';
export const delivered = (isFetched: boolean) => (isFetched ? 'Picked up' : 'Delivered');
const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
export const shipAList = 'Ship a list';
export const whatAListDoes =
  'Ships many orders at once: paste their numbers with tracking numbers, or choose a file of your carrier. What each line does is shown before anything is sent.';
export const ordersToShip = 'Orders to ship';
export const aLineForEachOrder =
  'A line for each order: its number, carrier and tracking number, separated by semicolons, tabs or commas, as in 1049;DHL;0034. All that is open of it is shipped.';
export const orAFile = 'Or a file of such lines';
export const atMost = (most: number) => `At most ${most} lines are shipped at once.`;
export const whatEachLineDoes = 'What each line does';
export const line = 'Line';
export const order = 'Order';
export const customer = 'Customer';
export const whatItDoes = 'What it does';
export const ships = (count: number, how: readonly (string | null)[]) => {
  const said = how.filter(Boolean).join(', ');
  return `Ships ${items(count)}${said && ` with ${said}`}.`;
};
export const notPaidYet = ' Not paid yet.';
export const refundedAlready = ' Refunded already.';
export const missing = (units: number) => ` ${units} on backorder: not in stock.`;
export const staysOpen = (units: number) => ` ${units} on backorder ${units === 1 ? 'stays' : 'stay'} open.`;
export const allIsMissing = 'All of it is on backorder: add what came in to the stock first.';
export const isLeftOutUnpaid = 'It is not paid.';
export const shipUnpaid = 'Also ship what is not paid';
export const leaveOutBackordered = 'Leave out what is on backorder';
export const notSent = (problem: string) => `Nothing. ${problem}`;
export const noNumber = 'It begins with no order number.';
export const noSuchOrder = 'There is no such order.';
export const listedBefore = 'This order is listed before.';
export const isOnHold = (reason: string) => `It is on hold: ${reason}`;
export const isCancelled = 'The order is cancelled.';
export const isShipped = 'Shipped.';
export const nothingIsOpen = 'Nothing of it is open.';
export const mailTheCustomers = 'Mail the customers, in ten minutes';
export const shipOrders = (count: number) => `Ship ${orders(count)}`;
export const notShippedAfterAll = (count: number) => `${orders(count)} not shipped after all`;
export const staysShipped = (refusals: readonly (readonly [order: string, why: string])[]) =>
  `${orders(refusals.length)} could not be undone. ${refusals.map(([order, why]) => `${order}: ${why}`).join(' ')}`;
export const ordersShipped = (count: number) => `${orders(count)} shipped`;
