import type { ReactNode } from 'react';

/** What a sentence about an entry needs. */
export interface Said {
  /** Written as money; nothing where the entry has no amount. */
  amount: ReactNode;
  /** Of a credit: what of its amount pays the new order of an exchange, and what goes back. */
  setOff: ReactNode;
  rest: ReactNode;
  /** Whether returned items pay the order. */
  isExchange: boolean;
  /** Number of the other order of the exchange, if there is one. */
  otherOrder: string | null;
  /** Whether its buyer pays the other part. */
  hasRest: boolean;
  isFetched: boolean;
  /** Of a credit: units that are not going to be shipped. */
  isCancellation: boolean;
  isFromBuyer: boolean;
}

const shipped = (isFetched: boolean) => (isFetched ? 'Ready to be fetched' : 'Shipped');

/** By type of event. A type that is not here is said by the sentence of the shop. */
export const happened: Partial<Record<string, (said: Said) => ReactNode>> = {
  'order.placed': () => 'Order placed',
  'order.accepted': ({ isExchange, otherOrder }) =>
    isExchange ? `Ordered in exchange for items of order ${otherOrder}` : 'Order accepted, to be paid later',
  'order.paid': ({ amount, isExchange, hasRest }) =>
    hasRest ? (
      <>All {amount} paid, with returned items and by the buyer</>
    ) : isExchange ? (
      <>{amount} paid with returned items</>
    ) : (
      <>Paid {amount}</>
    ),
  'payment.received': ({ amount }) => <>Paid {amount} besides the returned items</>,
  'order.cancelled': () => 'The order was cancelled',
  'order.withdrawn': () => 'Withdrawn from the contract',
  'order.delivered': ({ isFetched }) => (isFetched ? 'All picked up' : 'All delivered'),
  'order.link_sent': () => 'Payment link made',
  'order.claimed': () => 'Moved to the account of the buyer',
  'payment.authorized': ({ amount }) => <>{amount} reserved, charged when shipped</>,
  'payment.captured': ({ amount }) => <>{amount} charged</>,
  'payment.voided': ({ amount }) => <>Reservation of {amount} released</>,
  'payment.expired': ({ amount }) => <>Reservation of {amount} ended, the order is not paid</>,
  'payment.expiring': ({ amount }) => <>Reservation of {amount} ends soon</>,
  'payment.started': () => 'Payment opened',
  'payment.reversed': ({ amount }) => <>Payment of {amount} was recorded by mistake</>,
  'payment.refused': ({ amount }) => <>Payment of {amount} not taken, it goes back</>,
  'refund.made': ({ amount }) => <>Refunded {amount}</>,
  'refund.changed': ({ amount }) => <>Refunded so far: {amount}</>,
  'credit.created': ({ amount, isCancellation, setOff, rest }) => {
    if (isCancellation) return amount ? <>Items cancelled, {amount} goes back</> : 'Items cancelled';
    if (!setOff) return <>Refund of {amount}</>;
    return (
      <>
        {setOff} put towards the new order{rest && <>, {rest} goes back</>}
      </>
    );
  },
  'fulfillment.created': ({ isFetched }) => shipped(isFetched),
  'fulfillment.updated': () => 'Tracking changed',
  'fulfillment.undone': ({ isFetched }) => (isFetched ? 'Not ready after all' : 'Not shipped after all'),
  'fulfillment.delivered': ({ isFetched }) => (isFetched ? 'Picked up' : 'Delivered'),
  'return.requested': () => 'Return requested',
  'return.approved': () => 'Return approved',
  'return.refused': () => 'Return refused',
  'return.cancelled': () => 'Return cancelled',
  'return.received': () => 'Returned items received',
  'return.exchanged': ({ otherOrder }) =>
    otherOrder ? `Exchanged for the items of order ${otherOrder}` : 'Exchanged for the items of a new order',
  'return.closed': () => 'Return closed',
  'message.sent': ({ isFromBuyer }) => (isFromBuyer ? 'Message of the buyer' : 'Message of the shop'),
};

/** Sentences that say who did it: "Ada", "you" or "the shop". Types of events that are in here are not in `happened`. */
export const doneBy: Partial<Record<string, (who: string, reason?: string) => string>> = {
  'order.tagged': (who) => `Tags changed by ${who}`,
  'order.held': (who, reason) => `Put on hold by ${who}${reason ? `: ${reason}` : ''}`,
  'order.released': (who) => `Released by ${who}`,
  'order.address_changed': (who) => `Address changed by ${who}`,
  'message.settled': (who) => `Marked by ${who}: no answer needed`,
  'note.added': (who) => `Note added by ${who}`,
  'note.deleted': (who) => `Note deleted by ${who}`,
};

const unnamed: Record<string, string> = {
  BUYER: 'you',
  STAFF: 'the shop',
  PROVIDER: 'the payment provider',
  SYSTEM: 'the shop',
};
/** Who did something, in a sentence. Only staff get names. */
export const by = (kind: string, name: string | null) => name ?? unnamed[kind] ?? 'the shop';

export const timeline = 'Timeline';
export const showEarlier = 'Show earlier';
export const you = 'You';
export const theShop = 'The shop';
export const thePaymentProvider = 'Payment provider';
export const automatically = 'Automatically';
export const textDeleted = 'The text was deleted.';
export const messageToTheShop = 'Message to the shop';
export const messageToTheBuyer = 'Message to the buyer';
export const theBuyerGetsItByMail = 'The buyer gets it by mail as well.';
export const answersStandHere = 'Answers stand on this page.';
export const send = 'Send message';
export const messageSent = 'Message sent';
export const notes = 'Notes';
export const notesHint = 'Only staff see them.';
export const noteForStaff = 'Note for staff';
export const addNote = 'Add note';
export const noteAdded = 'Note added';
export const deleteNote = 'Delete note';
export const deleteThisNote = 'Delete this note?';
export const thisCannotBeTakenBack = 'This cannot be taken back.';
export const noteDeleted = 'Note deleted';
export const returnRequested = 'Return requested';
export const answerWaits = 'The buyer waits for an answer.';
export const noAnswerNeeded = 'No answer needed';
