import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/order';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { agreedTextUrl } from '../../../router/urls.ts';
import { OrderInvoices, OrderReturns, Withdrawals } from './order-parts.ts';
import { AfterSale } from './refunds/AfterSale.tsx';
import { Shipments } from './Shipments.tsx';

interface FollowUpsProps {
  order: OrderDetailFragment;
  link?: OrderAccess;
  /** Counts what happened to the order besides. */
  changes: number;
  onChange: () => void;
  mayInvoice: boolean;
}

/** What followed the sale: shipments, returns, refunds and documents, each where there is any. */
export function FollowUps({ order, link, changes, onChange, mayInvoice }: FollowUpsProps) {
  return (
    <>
      <Shipments order={order} />
      {order.fulfillments.length > 0 && !link?.mayPay ? (
        <OrderReturns {...{ order, link, changes, onChange }} />
      ) : (
        order.withdrawals.length > 0 && <Withdrawals order={order} />
      )}
      <AfterSale order={order} />
      {order.note && (
        <OrderSection title={order.isOwn || link ? t.yourNote : t.noteOfTheBuyer}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{order.note}</Box>
        </OrderSection>
      )}
      {order.agreedTexts.length > 0 && (
        <OrderSection title={t.termsOfThisOrder}>
          {order.agreedTexts.map(({ id, title, version }) => (
            <div key={id}>
              <Link href={agreedTextUrl(id)}>{t.versionOf(title, version)}</Link>
            </div>
          ))}
        </OrderSection>
      )}
      {(order.invoices.length > 0 || mayInvoice) && <OrderInvoices {...{ order, link }} />}
    </>
  );
}
