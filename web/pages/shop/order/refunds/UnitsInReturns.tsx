import * as t from '#messages/admin/refunds';
import { variantName } from '#money/line';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { unitsInReturns } from './plan-refund.ts';
import type { RefundFormFragment } from './RefundForm.generated.tsx';

interface UnitsInReturnsProps {
  order: Pick<RefundFormFragment, 'orderItems'>;
  onClose: () => void;
}

/** What this form leaves out: units in open returns, each of which has a refund of its own further down the page. */
export function UnitsInReturns({ order: { orderItems }, onClose }: UnitsInReturnsProps) {
  const left = orderItems.filter((item) => unitsInReturns(item) > 0);
  if (left.length === 0) return null;
  const goToReturns = () => {
    onClose();
    // After the dialog gave the page its scrolling back.
    setTimeout(() => document.querySelector('#returns, #withdrawals')?.scrollIntoView());
  };
  return (
    <Message severity="info">
      {t.leftOut(left.map((item) => t.units(unitsInReturns(item), variantName(item))))}{' '}
      <Button color="inherit" size="small" onClick={goToReturns}>
        {t.goToReturn}
      </Button>
    </Message>
  );
}
