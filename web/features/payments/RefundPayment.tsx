import * as t from '#messages/admin/payments';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useRefundPaymentMutation } from './RefundPayment.generated.tsx';

/** For admins: makes a refund that is due, without waiting for the next attempt. Pressing twice refunds once. */
export function RefundPayment({ paymentId }: { paymentId: string }) {
  const [refund, { loading }] = useRefundPaymentMutation();
  const onClick = () => {
    refund({ variables: { paymentId } }).then(() => toast(t.refunded), ignoreShown);
  };
  return (
    <Button variant="outlined" size="small" loading={loading} onClick={onClick}>
      {t.refundNow(<VisuallyHidden>{t.payment(paymentId)}</VisuallyHidden>)}
    </Button>
  );
}
