import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as t from '#messages/orders';
import { orderName } from '#money/order-name';
import { OrderState } from '../../../features/orders/OrderState.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { StateChip, stateWords } from '../../../features/orders/StateChip.tsx';
import { orderUrl } from '../../../router/urls.ts';
import { Money } from '../../../ui/Money.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { OrderActions } from './OrderActions.tsx';
import type { OrderCardFragment } from './OrdersPage.generated.tsx';
import { orderStateText } from './order-state-text.ts';

/** As many pictures as are seen at once. */
const MOST_PICTURES = 4;

/** An order in the list: pictures and names of what was bought, the day, the total, the state, and what can be done. The card is a link. */
export function OrderCard({ order }: { order: OrderCardFragment }) {
  const { id, number, createdAt, currency, totalPrice, orderItems } = order;
  const { text, isDone, isOpen } = orderStateText(order);
  // The chip says so already.
  const words = stateWords(order);
  const [first, ...others] = orderItems;
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{
        position: 'relative',
        p: 2,
        display: 'grid',
        gridTemplateColumns: { sm: '200px minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 1.5,
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', gap: 1, '& > *': { width: 44 } }}>
        {orderItems.slice(0, MOST_PICTURES).map((item) => (
          <Box key={item.id} sx={{ '& img': { borderRadius: 1 } }}>
            <Picture image={item.image} alt="" sizes="44px" />
          </Box>
        ))}
      </Box>
      <div>
        <Typography component="h2" variant="h3">
          <Link
            href={orderUrl(id)}
            color="inherit"
            underline="hover"
            sx={{
              '&:focus-visible': { outline: 'none' },
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {first?.name}
            {others.length > 0 && t.andMore(others.length)}
          </Link>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5, color: 'text.secondary' }}>
          <span>{t.orderedOn(orderName(number), <ShortDate iso={createdAt} />)}</span>
          <Money cents={totalPrice} currency={currency} />
          <StateChip order={order} />
        </Box>
        {text !== words && (
          <OrderState isDone={isDone} isExpected={!isOpen}>
            {text}
          </OrderState>
        )}
        <OrderActions order={order} isOpen={isOpen} />
      </div>
    </Paper>
  );
}
