import Box from '@mui/material/Box';
import * as t from '#messages/refunds';
import { variantName } from '#money/line';
import { may, useViewer } from '../../../../features/accounts/viewer.ts';
import type { AfterSaleFragment } from '../../../../features/orders/AfterSale.generated.tsx';
import { OrderSection } from '../../../../features/orders/OrderSection.tsx';
import { OrderState } from '../../../../features/orders/OrderState.tsx';
import { ShortDate } from '../../../../features/orders/ShortDate.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../../ui/MissingPart.tsx';
import { Money } from '../../../../ui/Money.tsx';

const ConfirmRefund = lazyPart(async () => (await import('./ConfirmRefund.tsx')).ConfirmRefund, MissingPart);

interface AfterSaleProps {
  order: Pick<AfterSaleFragment, 'credits' | 'refunds'> & {
    isOwn: boolean;
    orderItems: readonly { id: string; name: string; options: string[] }[];
  };
}

type Credit = AfterSaleFragment['credits'][number];
type Refund = AfterSaleFragment['refunds'][number];

/** What was cancelled of an order and what of its money went back; nothing of an order that is as it was sold. */
export function AfterSale({ order: { credits, refunds, orderItems, isOwn } }: AfterSaleProps) {
  const viewer = useViewer();
  if (credits.length + refunds.length === 0) return null;
  const isStaff = !isOwn && may(viewer, 'ORDERS');
  const nameOf = (id: string) => {
    const item = orderItems.find((each) => each.id === id);
    return item ? variantName(item) : '';
  };
  return (
    <OrderSection title={t.cancellationsAndRefunds}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {credits.map((credit) => (
          <Box component="li" key={credit.id} sx={{ py: 1 }}>
            <CreditText {...{ credit, nameOf, isStaff }} />
          </Box>
        ))}
        {refunds.map((refund) => (
          <Box component="li" key={refund.id} sx={{ py: 0.5 }}>
            <OrderState isDone={refund.state === 'MADE'} isExpected={refund.state === 'DUE'}>
              <span>{refundText(refund, isOwn)}</span>
            </OrderState>
            {may(viewer, 'REFUNDS') && refund.state === 'DUE' && refund.isManual && (
              <ConfirmRefund refund={refund} />
            )}
          </Box>
        ))}
      </Box>
    </OrderSection>
  );
}

interface CreditTextProps {
  credit: Credit;
  nameOf: (orderItemId: string) => string;
  /** Sees whether units went back into stock. */
  isStaff: boolean;
}

function CreditText({ credit, nameOf, isStaff }: CreditTextProps) {
  const { kind, createdAt, amount, shippingAmount, setOffAmount, lines, reason } = credit;
  const ofLines = lines.reduce((sum, line) => sum + line.amount.amount, shippingAmount.amount);
  const goodwill = kind === 'REFUND' ? amount.amount - ofLines : 0;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        <span>
          {kind === 'CANCELLATION' ? t.cancelled : t.refund}, <ShortDate iso={createdAt} />
        </span>
        <Money cents={amount.amount} />
      </Box>
      {lines.map(({ orderItemId, quantity, isRestocked }) => (
        <div key={orderItemId}>
          {t.units(quantity, nameOf(orderItemId))}
          {isStaff && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              ({isRestocked ? t.backInStock : t.notBackInStock})
            </Box>
          )}
        </div>
      ))}
      {shippingAmount.amount > 0 && <div>{t.ofItShipping(<Money cents={shippingAmount.amount} />)}</div>}
      {goodwill > 0 && <div>{t.ofItGoodwill(<Money cents={goodwill} />)}</div>}
      {setOffAmount.amount > 0 && <div>{t.setOff(<Money cents={setOffAmount.amount} />)}</div>}
      {reason && <Box sx={{ overflowWrap: 'anywhere' }}>{t.reason(reason)}</Box>}
    </>
  );
}

function refundText({ state, isManual, isReversal, madeAt, amount }: Refund, isOwn: boolean) {
  const money = <Money cents={amount.amount} />;
  if (isReversal) return t.recordedByMistake(money, <ShortDate iso={madeAt} />);
  if (state === 'MADE') return t.givenBackOn(money, <ShortDate iso={madeAt} />);
  if (state === 'FAILED') return t.failed(money);
  if (isManual) return isOwn ? t.shopGivesBack(money) : t.dueByHand(money);
  return isOwn ? t.onItsWayToYou(money) : t.onItsWay(money);
}
