import * as t from '#messages/admin/refunds';
import { formatMoney } from '#money/format-money';
import { actionButton } from '../../../../apollo/action-buttons.tsx';
import { useSettings } from '../../../../ui/settings.ts';
import { useMailedText } from '../../../../ui/useMailed.tsx';
import { useConfirmRefundMutation } from './ConfirmRefund.generated.tsx';

const Confirm = actionButton(useConfirmRefundMutation, t.markedAsGivenBack);

/** For staff with REFUNDS: records that money went back which no provider has, after a confirmation. */
export function ConfirmRefund({ refund }: { refund: { id: string; amount: { amount: number } } }) {
  const amount = formatMoney(refund.amount.amount, useSettings());
  const mailed = useMailedText();
  return (
    <Confirm
      variables={{ input: { refundId: refund.id } }}
      question={t.wasItGivenBack(amount)}
      consequence={mailed(t.theBuyerGetsTheMail)}
      action={t.markAsGivenBack}
      size="small"
      variant="outlined"
    >
      {t.markAsGivenBack}
    </Confirm>
  );
}
