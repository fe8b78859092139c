import type { ReactNode } from 'react';
import * as t from '#messages/orders';
import { ignoreShown } from '../../apollo/errors.ts';
import { ConfirmButton } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCancelLinkedOrderMutation, useCancelOrderMutation } from './CancelOrder.generated.tsx';

/** A mailed link that shows an order. */
export interface OrderAccess {
  token: string;
  /** Whether it is a payment link, which pays the order and cannot cancel it. */
  mayPay: boolean;
  /** Loads the order again, which is not in the cache. */
  reload: () => Promise<unknown>;
}

interface CancelOrderProps {
  id: string;
  link?: OrderAccess;
  /** Its money is reserved. */
  isReserved?: boolean;
  /** Said by the question. */
  consequence?: ReactNode;
}

/** Cancels an order after a confirmation: an unpaid one for staff and its buyer, any for whoever has the link of a guest. */
export function CancelOrder({
  id,
  link,
  isReserved,
  consequence = isReserved ? t.reservationEnds : t.itCanNoLongerBe,
}: CancelOrderProps) {
  const [cancelOrder, own] = useCancelOrderMutation();
  const [cancelLinkedOrder, linked] = useCancelLinkedOrderMutation({ fetchPolicy: 'no-cache' });
  const cancel = () => {
    const cancelled = link
      ? cancelLinkedOrder({ variables: { token: link.token } }).then(link.reload)
      : cancelOrder({ variables: { id } });
    cancelled.then(() => toast(t.orderCancelled), ignoreShown);
  };
  return (
    <ConfirmButton
      question={t.cancelThisOrder}
      consequence={consequence}
      action={t.yesCancelIt}
      refusal={t.keepTheOrder}
      onConfirm={cancel}
      fullWidth
      size="large"
      variant="outlined"
      color="error"
      loading={own.loading || linked.loading}
      loadingPosition="start"
    >
      {t.cancelOrder}
    </ConfirmButton>
  );
}
