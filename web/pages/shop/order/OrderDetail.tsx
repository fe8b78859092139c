import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import * as t from '#messages/order';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { SummaryLayout } from '../../../features/checkout/SummaryLayout.tsx';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderItems } from '../../../features/orders/OrderItems.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { mailUrl } from '../../../router/urls.ts';
import { InCurrency } from '../../../ui/InCurrency.tsx';
import { FollowUps } from './FollowUps.tsx';
import { OrderPrices } from './OrderPrices.tsx';
import { OrderTools } from './OrderTools.tsx';
import { BuyerTools, OrderTimeline } from './order-parts.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { PayNow } from './PayNow.tsx';
import { ShippingSection } from './ShippingSection.tsx';
import { toolsOf } from './tools-of.ts';

interface OrderDetailProps {
  order: OrderDetailFragment;
  link?: OrderAccess;
}

/** Address, payment, lines and prices of an order, with a button to pay while it is unpaid. */
export function OrderDetail(props: OrderDetailProps) {
  return (
    <InCurrency currency={props.order.currency}>
      <Detail {...props} />
    </InCurrency>
  );
}

function Detail({ order, link }: OrderDetailProps) {
  const [changes, setChanges] = useState(0);
  const onChange = () => setChanges(changes + 1);
  const tools = toolsOf(order, { viewer: useViewer(), link });
  return (
    <SummaryLayout
      summaryFirst
      summary={<OrderPrices order={order} isCharged={tools.isCharged} />}
      action={tools.mayPay && <PayNow order={order} link={link} />}
      tools={
        tools.hasAny && (
          <Stack sx={{ gap: 2 }}>
            <OrderTools {...{ order, link, tools, onChange }} />
          </Stack>
        )
      }
    >
      <BuyerTools order={order} />
      <Paper variant="outlined">
        <ShippingSection {...{ order, link }} mayChange={tools.mayChangeAddress}>
          <div>{order.user.name}</div>
          <Link href={mailUrl(order.user.email)}>{order.user.email}</Link>
        </ShippingSection>
        <PaymentSection order={order} isLinked={!link} />
        <OrderSection title={t.orderItems}>
          <OrderItems items={order.orderItems} />
        </OrderSection>
        <FollowUps {...{ order, link, changes, onChange }} mayInvoice={tools.mayInvoice} />
      </Paper>
      <OrderTimeline {...{ order, link, changes }} />
    </SummaryLayout>
  );
}
