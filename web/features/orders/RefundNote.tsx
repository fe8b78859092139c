import { Money } from '../../ui/Money.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { OrderState } from './OrderState.tsx';
import { ShortDate } from './ShortDate.tsx';

/** What was refunded of a paid order. */
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
