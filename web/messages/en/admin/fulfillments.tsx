import type { ReactNode } from 'react';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const ship = (isFetched: boolean, count: number) =>
  isFetched ? `Make ${items(count)} ready` : `Ship ${items(count)}`;
export const shipTitle = (isFetched: boolean) =>
  isFetched ? 'What is ready to be fetched?' : 'What is shipped?';
export const shipAction = (isFetched: boolean) => (isFetched ? 'Mark as ready' : 'Ship');
export const isNotPaid = 'This order is not paid. Its items leave the stock for good.';
export const isRefunded = 'This order was refunded. Its items leave the stock for good.';
export const openOf = (name: string, open: number) => `${name} (${open} open)`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const carrier = 'Carrier';
export const noCarrier = 'None';
export const anotherCarrier = 'Another one';
export const nameOfTheCarrier = 'Name of the carrier';
export const trackingNumber = 'Tracking number';
export const trackingAddress = 'Tracking address';
export const aPageThatTracksIt = 'The https address of a page that tracks it.';
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
