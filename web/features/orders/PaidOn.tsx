import { DoneOn } from './DoneOn.tsx';

interface PaidOnProps {
  order: { paidAt: string | null; cancelledAt: string | null; refund: { refundedAt: string | null } | null };
}

/** The day on which an order was paid, and whether it was refunded; a red cross while it is unpaid. */
export function PaidOn({ order: { paidAt, cancelledAt, refund } }: PaidOnProps) {
  if (cancelledAt) return 'Cancelled';
  return (
    <span>
      <DoneOn iso={paidAt} notDone="Not paid" />
      {refund && <small> {refund.refundedAt ? 'Refunded' : 'Partly refunded'}</small>}
    </span>
  );
}
