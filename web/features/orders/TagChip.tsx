import Chip from '@mui/material/Chip';
import * as t from '#messages/admin/orders';
import { adminOrdersUrl } from '../../router/admin-urls.ts';
import { RouterLink } from '../../ui/RouterLink.tsx';

/** A tag of an order, which leads to all orders with it. */
export function TagChip({ tag }: { tag: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={tag}
      component={RouterLink}
      href={`${adminOrdersUrl}?tag=${encodeURIComponent(tag)}`}
      clickable
      title={t.ordersTagged(tag)}
    />
  );
}
