import Box from '@mui/material/Box';
import * as t from '#messages/admin/orders';
import type { OrderListRowFragment } from '../../../features/orders/OrderList.generated.tsx';
import { Picture } from '../../../ui/Picture.tsx';

/** Pictures that fit into a row. */
const MOST = 3;

/** What was ordered: the pictures of the first lines, and how many units there are. */
export function OrderThumbs({ items }: { items: OrderListRowFragment['orderItems'] }) {
  return (
    <Box
      component="span"
      title={items.map(({ name, qty }) => `${qty} × ${name}`).join('\n')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: 'flex' }}>
        {items.slice(0, MOST).map(({ id, image }) => (
          <Box key={id} component="span" sx={thumb}>
            <Picture image={image} alt="" sizes="36px" />
          </Box>
        ))}
      </Box>
      {t.itemCount(items.reduce((sum, { qty }) => sum + qty, 0))}
    </Box>
  );
}

const thumb = {
  flex: '0 0 36px',
  borderRadius: '6px',
  overflow: 'hidden',
  // Overlapped, each with a line around it.
  '& + &': { ml: '-10px', boxShadow: '-2px 0 0 var(--palette-background-default)' },
};
