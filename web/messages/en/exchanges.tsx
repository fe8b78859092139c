import type { ReactNode } from 'react';

/** Who pays an order, as its reader says it. */
const buyer = (isOwn: boolean) => (isOwn ? 'you' : 'the buyer');

// Beside the prices of the new order.
export const paidWithReturned = 'Paid with returned items';
export const toBePaidWithReturned = 'To be paid with returned items';
export const paidBy = (isOwn: boolean) => `Paid by ${buyer(isOwn)}`;
export const toBePaid = 'To be paid';

/** What the new order of an exchange is about: the order that items are returned of, and what pays it. */
interface Exchange {
  /** Its number. */
  order: ReactNode;
  setOff: ReactNode;
  rest: ReactNode;
  due: ReactNode;
  isOwn: boolean;
}

export const wasCancelled = ({ order }: Exchange) => (
  <>This order was meant in exchange for items of order {order}. The exchange was cancelled.</>
);
export const itemsPaidIt = ({ order, setOff, rest, isOwn }: Exchange) => (
  <>
    In exchange for items of order {order}
    {rest && (
      <>
        , which paid {setOff} of it; {buyer(isOwn)} paid the other {rest}
      </>
    )}
    .
  </>
);
export const itemsPayIt = ({ order, due }: Exchange) => (
  <>
    In exchange for items of order {order}, which pay it as soon as they are back. If that has not happened by{' '}
    {due}, this order is cancelled, and what comes back is refunded.
  </>
);
export const restIsDue = ({ order, setOff, rest, due }: Exchange) => (
  <>
    The returned items of order {order} pay {setOff} of it as soon as they are back; the other {rest} are
    still to be paid. If not both has happened by {due}, this order is cancelled, and what was paid and what
    comes back is refunded.
  </>
);
export const restIsPaid = ({ order, setOff, rest, due, isOwn }: Exchange) =>
  isOwn ? (
    <>
      Thank you, we have your payment of {rest}. Now send the items of order {order} back, unless you have
      done so: that order says how. They pay the other {setOff} when they are here, and we send you the new
      ones. We keep these for you until {due}; without the returned items we cancel this order then, and what
      you paid goes back to you.
    </>
  ) : (
    <>
      The buyer has paid {rest}. The returned items of order {order} pay the other {setOff} as soon as they
      are back. If they have not come by {due}, this order is cancelled, and what was paid goes back.
    </>
  );

export const pleasePay = (rest: ReactNode, due: ReactNode) => (
  <>
    Please pay {rest} by {due}.
  </>
);
export const thankYouForThePayment = 'Thank you. Your payment has arrived.';
export const sendItBackNext = (order: string) =>
  `Send the items of order ${order} back, as its page says. We pack your new items when they are here.`;

/** What becomes of the money when the new order of an exchange is cancelled that waits for its return. */
export const cancelsExchange = (paid: ReactNode, isOwn: boolean) => (
  <>
    {paid && (
      <>
        {paid} that {isOwn ? 'you' : 'the buyer'} paid for it {isOwn ? 'goes back to you' : 'goes back'}.{' '}
      </>
    )}
    The return stays, and what comes back is refunded as usual. This cannot be taken back.
  </>
);
