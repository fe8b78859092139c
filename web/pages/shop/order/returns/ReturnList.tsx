import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/returns';
import * as ui from '#messages/admin/ui';
import * as words from '#messages/returns';
import { orderName } from '#money/order-name';
import { may, useViewer } from '../../../../features/accounts/viewer.ts';
import { ShortDate } from '../../../../features/orders/ShortDate.tsx';
import { useAdminOrderUrl } from '../../../../features/orders/useAdminOrderUrl.ts';
import { adminOrdersUrl, settingsSectionUrl } from '../../../../router/admin-urls.ts';
import type { ReturnState } from '../../../../schema.generated.ts';
import { AdminPage } from '../../../../ui/AdminPage.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { useSettings } from '../../../../ui/settings.ts';
import { useTableQuery } from '../../../../ui/useTableQuery.ts';
import { useReturnListQuery } from './ReturnTools.generated.tsx';

/** Most returns that are shown. */
const FIRST = 100;

/** All that are not over. */
const OPEN = 'OPEN';

/** Any other value in the address is no filter. */
const stateIn = (value: string | null): ReturnState | typeof OPEN | '' =>
  value === OPEN || (value && Object.hasOwn(t.states, value)) ? (value as ReturnState | typeof OPEN) : '';

/** The returns of all orders, newest first, of one state or those that are open if that is chosen. */
export default function ReturnList() {
  const query = useTableQuery(['CREATED_AT']);
  const orderUrl = useAdminOrderUrl();
  const state = stateIn(query.filter('state'));
  const chosen = state === OPEN ? { open: true } : { state: state || null };
  const result = useReturnListQuery({ variables: { first: FIRST, ...chosen } });
  return (
    <AdminPage title={t.returns} back={adminOrdersUrl} intro={t.whatItIs} maxWidth={900} result={result}>
      {({ returns: { nodes, pageInfo } }) => (
        <>
          <Select
            label={t.state}
            none={t.allStates}
            value={state}
            options={[[OPEN, t.open], ...Object.entries(t.states)]}
            onChange={(value) => query.apply({ state: value })}
          />
          {nodes.length === 0 ? (
            <NoReturns all={query.all} isFiltered={state !== ''} />
          ) : (
            <DataTable
              label={t.returns}
              stale={result.loading}
              rows={nodes}
              columns={[
                {
                  title: t.order,
                  cell: ({ orderId, orderNumber }) => (
                    <Link href={orderUrl(orderId)}>{orderName(orderNumber)}</Link>
                  ),
                },
                { title: t.buyer, cell: ({ customerName }) => customerName },
                {
                  title: t.state,
                  cell: ({ kind, state }) => (
                    <>
                      {t.states[state]}{' '}
                      {kind === 'WITHDRAWAL' && (
                        <Chip size="small" variant="outlined" label={words.withdrawal} />
                      )}
                    </>
                  ),
                },
                {
                  title: t.unitsOf,
                  cell: ({ lines }) =>
                    lines.reduce(
                      (sum, { quantity, receivedQuantity }) => sum + (receivedQuantity ?? quantity),
                      0,
                    ),
                },
                { title: t.requestedOn, cell: ({ createdAt }) => <ShortDate iso={createdAt} /> },
              ]}
            />
          )}
          {pageInfo.hasNextPage && <Message severity="info">{t.onlyTheNewest(FIRST)}</Message>}
        </>
      )}
    </AdminPage>
  );
}

/** Why nothing is in the list: of this state, until buyers may ask, or so far. */
function NoReturns({ all, isFiltered }: { all: string; isFiltered: boolean }) {
  const viewer = useViewer();
  const { returns } = useSettings();
  if (isFiltered) return <EmptyState action={{ href: all, label: ui.showAll }}>{t.noReturns}</EmptyState>;
  if (returns)
    return <EmptyState action={{ href: adminOrdersUrl, label: ui.allOrders }}>{t.noReturnsAtAll}</EmptyState>;
  const settings = { href: settingsSectionUrl('returns'), label: t.setTheDays };
  return <EmptyState action={may(viewer, 'SETTINGS') ? settings : undefined}>{t.noDaysToReturn}</EmptyState>;
}
