import { Money } from '../../ui/Money.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { OrderState } from './OrderState.tsx';
import { ShortDate } from './ShortDate.tsx';

/** What was given back of an order that was paid. */
export function RefundNote({ refund }: { refund: NonNullable<OrderDetailFragment['refund']> }) {
  return (
    <OrderState isExpected isDone={false}>
      {refund.refundedAt ? (
        <>
          Refunded on <ShortDate iso={refund.refundedAt} />
        </>
      ) : (
        <>
          <Money cents={refund.amount} /> of it refunded
        </>
      )}
    </OrderState>
  );
}
