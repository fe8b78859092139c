import * as t from '#messages/admin/payments';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useRefundPaymentMutation } from './RefundPayment.generated.tsx';

const Refund = actionButton(useRefundPaymentMutation, t.refunded);

/** For admins: makes a refund that is due, without waiting for the next attempt. Pressing twice refunds once. */
export function RefundPayment({ paymentId }: { paymentId: string }) {
  return (
    <Refund variables={{ paymentId }} variant="outlined" size="small">
      {t.refundNow(<VisuallyHidden>{t.payment(paymentId)}</VisuallyHidden>)}
    </Refund>
  );
}
