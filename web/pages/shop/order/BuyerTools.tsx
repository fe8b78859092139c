import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import * as t from '#messages/buyer-tools';
import { BuyAgain } from '../../../features/cart/BuyAgain.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { Button } from '../../../ui/Button.tsx';

/** On paper there is the order alone: no navigation, and nothing to press. */
const onPaper = {
  '@media print': {
    'header, footer, nav, form, button, aside, [data-variant], [role=alert], [data-screen-only]': {
      display: 'none !important',
    },
    'a[href]': { color: 'inherit', textDecoration: 'none' },
    li: { breakInside: 'avoid' },
  },
};

/** For the buyer of an order: buys the same again, and prints the page. */
export function BuyerTools({ order }: { order: Pick<OrderDetailFragment, 'orderItems'> }) {
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <GlobalStyles styles={onPaper} />
      <BuyAgain items={order.orderItems} />
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        {t.print}
      </Button>
    </Box>
  );
}
