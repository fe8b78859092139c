import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/test-orders';
import { addressLines } from '#money/postal-address';
import { OrderSummary } from '../../../features/checkout/OrderSummary.tsx';
import { OrderItems } from '../../../features/orders/OrderItems.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import type { TestOrderFragment } from './TestOrders.generated.tsx';

/** A test order, as its page would show an order. */
export function PlacedTest({ order }: { order: TestOrderFragment }) {
  const { discounts, taxLines, pricesIncludeTax, shippingMethod, billingAddress, paymentChoice } = order;
  const isFetched = shippingMethod?.kind === 'PICKUP';
  return (
    <Box component="article">
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t.testOrder(order.number)}{' '}
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          <ShortDate iso={order.createdAt} />
        </Typography>
      </Typography>
      <Box sx={layout}>
        <Paper variant="outlined">
          <OrderSection title={isFetched ? t.fetched : t.goesTo}>
            <div>{addressLines(order.shippingAddress).join(', ')}</div>
            <div>{shippingMethod?.name}</div>
            {billingAddress && <div>{t.billTo(addressLines(billingAddress).join(', '))}</div>}
          </OrderSection>
          <OrderSection title={t.payment}>
            <div>{paymentChoice.label}</div>
            <Box sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>{paymentChoice.instructions}</Box>
          </OrderSection>
          <OrderSection title={t.items}>
            <OrderItems items={order.lines} />
          </OrderSection>
          {order.note && (
            <OrderSection title={t.note}>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{order.note}</Box>
            </OrderSection>
          )}
        </Paper>
        <OrderSummary prices={order} {...{ discounts, taxLines, pricesIncludeTax }} />
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
};
