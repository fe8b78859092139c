import { useState } from 'react';
import * as t from '#messages/refunds';
import { actionButton } from '../../../../apollo/action-buttons.tsx';
import type { AfterSaleFragment } from '../../../../features/orders/AfterSale.generated.tsx';
import { CancelOrder, type OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import { Money } from '../../../../ui/Money.tsx';
import { randomKey } from '../../../../ui/random-key.ts';
import { useCancelPaidOrderMutation } from './CancelPaidOrder.generated.tsx';

const Cancel = actionButton(useCancelPaidOrderMutation, t.orderCancelled);

interface CancelPaidOrderProps {
  order: Pick<AfterSaleFragment, 'id' | 'refundable'>;
  /** Of a guest. */
  link?: OrderAccess;
}

/** For the buyer of a paid order of which nothing is shipped: cancels all of it after a confirmation. */
export function CancelPaidOrder({ order, link }: CancelPaidOrderProps) {
  // Pressing it again after a lost answer cancels nothing else.
  const [idempotencyKey] = useState(randomKey);
  const { amount } = order.refundable.amount;
  const consequence = amount > 0 ? t.goesBackToYou(<Money cents={amount} />) : t.nothingGoesBack;
  if (link) return <CancelOrder id={order.id} {...{ link, consequence }} />;
  return (
    <Cancel
      variables={{ input: { orderId: order.id, idempotencyKey } }}
      question={t.cancelThisOrder}
      consequence={consequence}
      action={t.yesCancelIt}
      refusal={t.keepTheOrder}
      fullWidth
      size="large"
      variant="outlined"
      color="error"
      loadingPosition="start"
    >
      {t.cancelOrder}
    </Cancel>
  );
}
