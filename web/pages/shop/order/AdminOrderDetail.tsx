import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { printPackingSlip } from '#messages/admin/fulfillments';
import * as t from '#messages/order';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { useAnswerWaitsQuery } from '../../../features/orders/AnswerWaits.generated.tsx';
import { AnswerWaits } from '../../../features/orders/AnswerWaits.tsx';
import { HoldNotice } from '../../../features/orders/HoldNotice.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderHold } from '../../../features/orders/OrderHold.tsx';
import { OrderMails } from '../../../features/orders/OrderMails.tsx';
import { OrderMarks } from '../../../features/orders/OrderMarks.tsx';
import { OrderNotes } from '../../../features/orders/OrderNotes.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { OrderTags } from '../../../features/orders/OrderTags.tsx';
import { OrderTimeline } from '../../../features/orders/OrderTimeline.tsx';
import { sumOfOpen } from '../../../features/orders/open-items.ts';
import { printUrl } from '../../../router/admin-urls.ts';
import { InCurrency } from '../../../ui/InCurrency.tsx';
import { CustomerSection } from './CustomerSection.tsx';
import { FollowUps } from './FollowUps.tsx';
import { OrderFields } from './OrderFields.tsx';
import { OrderPrices } from './OrderPrices.tsx';
import { OrderTools } from './OrderTools.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { ShippingSection } from './ShippingSection.tsx';
import { StaffItems } from './StaffItems.tsx';
import { staffParts as buttons } from './staff-parts.ts';
import { toolsOf } from './tools-of.ts';

/** An order for staff: what can be done with it on top, its items with what became of them, and its customer and money beside. */
export function AdminOrderDetail({ order }: { order: OrderDetailFragment }) {
  const [changes, setChanges] = useState(0);
  const onChange = () => setChanges(changes + 1);
  const { data: waiting } = useAnswerWaitsQuery({ variables: { id: order.id } });
  const tools = toolsOf(order, { viewer: useViewer(), isInAdmin: true });
  return (
    <InCurrency currency={order.currency}>
      {order.hold && <HoldNotice hold={order.hold} />}
      <OrderMarks id={order.id} />
      {order.tags && <OrderTags id={order.id} tags={order.tags} />}
      <Box data-screen-only sx={row}>
        <OrderTools
          {...{ order, tools, onChange, buttons }}
          answerWaits={waiting?.order.hasUnansweredMessage === true}
        />
        {!order.cancelledAt && <PrintPackingSlip id={order.id} />}
        {(order.hold || (!order.cancelledAt && sumOfOpen(order.orderItems) > 0)) && (
          <OrderHold order={order} />
        )}
      </Box>
      <Box sx={grid}>
        <Paper variant="outlined" sx={{ gridArea: 'items', minWidth: 0 }}>
          <OrderSection title={t.orderItems}>
            <StaffItems order={order} />
          </OrderSection>
        </Paper>
        <Box sx={side}>
          <OrderPrices order={order} isCharged={tools.isCharged} />
          <Paper variant="outlined">
            <CustomerSection order={order} />
            <ShippingSection order={order} mayChange={tools.mayChangeAddress} />
            <PaymentSection order={order} />
          </Paper>
          <OrderFields id={order.id} onChange={onChange} />
          <OrderNotes id={order.id} onChange={onChange} />
          <OrderMails {...{ order, changes }} />
        </Box>
        <Box sx={{ gridArea: 'more', minWidth: 0 }}>
          <Paper variant="outlined" sx={{ '&:empty': { display: 'none' } }}>
            <FollowUps {...{ order, changes, onChange }} mayInvoice={tools.mayInvoice} />
          </Paper>
          <OrderTimeline {...{ order, changes }} isInAdmin>
            <AnswerWaits id={order.id} onChange={onChange} />
          </OrderTimeline>
        </Box>
      </Box>
    </InCurrency>
  );
}

/** Also of what is shipped already, or on hold. */
function PrintPackingSlip({ id }: { id: string }) {
  return (
    <Link href={printUrl('packing-slips', [id])} target="_blank" rel="noopener">
      {printPackingSlip}
    </Link>
  );
}

/** The buttons in a line, each as wide as its words. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 1.5,
  mb: 2,
  '& > a': { alignSelf: 'center', mx: 1 },
  '& > button, & > div > button': { width: 'auto' },
  // What is done already stands last.
  '& > div:has(> :disabled)': { order: 1 },
} as const;

const side = {
  gridArea: 'side',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
  '&& > *': { mt: 0 },
};

/** On phones one column, in which the customer stands before what happened. */
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"items" "side" "more"', lg: '"items side" "more side"' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"items" "side" "more"' },
} as const;
