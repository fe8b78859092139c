import Box from '@mui/material/Box';
import * as t from '#messages/buyer-tools';
import { BuyAgain } from '../../../features/cart/BuyAgain.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { Button } from '../../../ui/Button.tsx';

/** For the buyer of an order: buys the same again, and prints the page. */
export function BuyerTools({ order }: { order: Pick<OrderDetailFragment, 'orderItems'> }) {
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <BuyAgain items={order.orderItems} />
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        {t.print}
      </Button>
    </Box>
  );
}
