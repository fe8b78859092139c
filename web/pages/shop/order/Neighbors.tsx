import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/orders';
import { orderName } from '#money/order-name';
import { useNeighbors } from '../../../features/orders/useNeighbors.ts';
import { RouterLink } from '../../../ui/RouterLink.tsx';

/** Leads to the orders before and after this one in the list that it was opened from. */
export function Neighbors({ id, list }: { id: string; list: string }) {
  const { previous, next } = useNeighbors(id, list) ?? {};
  if (!previous && !next) return null;
  return (
    <Box component="nav" aria-label={t.inTheList} sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
      {previous && (
        <Link component={RouterLink} href={previous.href} rel="prev" sx={link}>
          {t.previousOrder(orderName(previous.number))}
        </Link>
      )}
      {next && (
        <Link component={RouterLink} href={next.href} rel="next" sx={link}>
          {t.nextOrder(orderName(next.number))}
        </Link>
      )}
    </Box>
  );
}

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };
