import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { orderUrl } from '../../urls.ts';
import type { MyOrdersFragment } from './MyOrders.generated.tsx';
import { ShortDate } from './ShortDate.tsx';

interface MyOrdersProps {
  page: MyOrdersFragment;
  /** Address of a page of the table. */
  href: (page: number) => string;
}

/** The viewer's orders, newest first: a table, or on phones a card for each order. */
export function MyOrders({ page, href }: MyOrdersProps) {
  if (page.orders.length === 0) {
    return (
      <EmptyState action={{ href: '/', label: 'Browse products' }}>
        You have not ordered anything yet.
      </EmptyState>
    );
  }
  return (
    <>
      <Table sx={cardsOnPhones}>
        <TableHead>
          <TableRow>
            <TableCell>ID</TableCell>
            <TableCell>DATE</TableCell>
            <TableCell align="right">TOTAL</TableCell>
            <TableCell>PAID</TableCell>
            <TableCell>DELIVERED</TableCell>
            <TableCell>
              <VisuallyHidden>Details</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {page.orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </TableBody>
      </Table>
      <Pager page={page.page} pages={page.pages} href={href} />
    </>
  );
}

function OrderRow({ order }: { order: MyOrdersFragment['orders'][number] }) {
  const { id, createdAt, totalPrice, paidAt, deliveredAt } = order;
  return (
    <TableRow>
      <TableCell data-label="ID" sx={{ overflowWrap: 'anywhere', fontSize: 14 }}>
        {id}
      </TableCell>
      <TableCell data-label="DATE" sx={{ whiteSpace: 'nowrap' }}>
        <ShortDate iso={createdAt} />
      </TableCell>
      <TableCell data-label="TOTAL" align="right">
        <Money cents={totalPrice} />
      </TableCell>
      <TableCell data-label="PAID" sx={{ whiteSpace: 'nowrap' }}>
        {paidAt ? <ShortDate iso={paidAt} /> : <NotDone>Not paid</NotDone>}
      </TableCell>
      <TableCell data-label="DELIVERED" sx={{ whiteSpace: 'nowrap' }}>
        {deliveredAt ? <ShortDate iso={deliveredAt} /> : <NotDone>Not delivered</NotDone>}
      </TableCell>
      <TableCell>
        <Button href={orderUrl(id)} variant="outlined" size="small">
          Details<VisuallyHidden> of order {id}</VisuallyHidden>
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** A red cross, told in words to who cannot see it. */
function NotDone({ children }: { children: string }) {
  return (
    <Box component="span" title={children} sx={{ display: 'inline-flex', color: 'error.main' }}>
      <Icon name="cross" size={20} />
      <VisuallyHidden>{children}</VisuallyHidden>
    </Box>
  );
}

/** On phones the column titles go out of sight and each cell bears its own. */
const cardsOnPhones = {
  '@media (max-width: 599.95px)': {
    '&, tbody, tbody tr, tbody td': { display: 'block' },
    thead: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    'tbody tr': { py: 1.5, borderBottom: 1, borderColor: 'divider' },
    'tbody td': {
      display: 'flex',
      // Cells aligned to the right are reversed otherwise.
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: 2,
      textAlign: 'right',
      border: 0,
      px: 0,
      py: 0.75,
      '&[data-label]::before': {
        content: 'attr(data-label)',
        flexShrink: 0,
        fontWeight: 600,
        color: 'text.secondary',
      },
    },
  },
};
