import { useState } from 'react';
import * as t from '#messages/admin/refunds';
import { Button } from '../../../../ui/Button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../../ui/MissingPart.tsx';
import { useOpenedBy } from '../../../../ui/useOpenedBy.ts';

const RefundDialog = lazyPart(async () => (await import('./RefundDialog.tsx')).RefundDialog, MissingPart);

const button = { fullWidth: true, size: 'large', variant: 'outlined' } as const;

/** For staff with REFUNDS: gives back money of a paid order, or cancels what is not shipped of it. */
export function RefundTools({
  order: { id, isCancellable, refundable },
}: {
  order: { id: string; isCancellable: boolean; refundable: { amount: { amount: number } } };
}) {
  const [opened, setOpened] = useState<'refund' | 'cancel'>();
  useOpenedBy('refund', () => refundable.amount.amount > 0 && setOpened('refund'));
  return (
    <>
      {refundable.amount.amount > 0 && (
        <Button {...button} onClick={() => setOpened('refund')}>
          {t.refund}
        </Button>
      )}
      {isCancellable && (
        <Button {...button} color="error" onClick={() => setOpened('cancel')}>
          {t.cancelOrder}
        </Button>
      )}
      {opened && (
        <RefundDialog id={id} isCancelling={opened === 'cancel'} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
