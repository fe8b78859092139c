import Link from '@mui/material/Link';
import * as t from '#messages/admin/orders';
import type { OrderListRowFragment } from '../../../features/orders/OrderList.generated.tsx';
import { printUrl, shipListUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { firstInBar, SelectionBar } from '../../../ui/SelectionBar.tsx';
import type { Selection } from '../../../ui/useSelection.ts';
import { ExportSelected } from './ExportOrders.tsx';
import { HoldSelected } from './HoldSelected.tsx';
import { ReleaseSelected } from './ReleaseSelected.tsx';
import { TagSelected } from './TagSelected.tsx';

/** What can be done with the selected orders. */
export function OrderActions({ selection }: { selection: Selection<OrderListRowFragment> }) {
  const orders = selection.selected;
  if (orders.length === 0 && selection.left === 0) return null;
  const ids = orders.map(({ id }) => id);
  const areHeld = orders.length > 0 && orders.every(({ hold }) => hold);
  return (
    <SelectionBar
      label={t.selectedOrders}
      count={orders.length}
      left={selection.left}
      onClear={selection.clear}
    >
      {ids.length > 0 && (
        <>
          {!areHeld && (
            <Button
              data-key="s"
              href={shipListUrl(orders.map(({ number }) => number))}
              variant="contained"
              sx={firstInBar}
            >
              {t.ship}
            </Button>
          )}
          {(['packing-slips', 'pick-list'] as const).map((page) => (
            <Link
              key={page}
              href={printUrl(page, ids)}
              target="_blank"
              rel="noopener"
              color="inherit"
              sx={link}
            >
              {page === 'pick-list' ? t.pickList : t.packingSlips}
            </Link>
          ))}
          <TagSelected ids={ids} />
          <ExportSelected ids={ids} />
        </>
      )}
      {/* Its form stays open when the orders leave the list. */}
      <HoldSelected selection={selection} />
      <ReleaseSelected selection={selection} isMain={areHeld} />
    </SelectionBar>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  fontWeight: 700,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
};
