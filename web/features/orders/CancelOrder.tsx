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

/** Cancels an unpaid order after a confirmation: for staff, its buyer, and whoever has the link of a guest. */
export function CancelOrder({ id, link }: { id: string; link?: OrderAccess }) {
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
      consequence={t.itCanNoLongerBe}
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
