import * as t from '#messages/admin/blocklist';
import * as ui from '#messages/admin/ui';
import { ignoreShown } from '../../../../apollo/errors.ts';
import { ShortDate } from '../../../../features/orders/ShortDate.tsx';
import { useUnblockBuyerMutation } from '../../../../features/orders/UnblockBuyer.generated.tsx';
import { adminOrdersUrl } from '../../../../router/admin-urls.ts';
import { AdminPage } from '../../../../ui/AdminPage.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { actionsColumn, DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { type BlocklistQuery, useBlocklistQuery } from './Blocklist.generated.tsx';

type Blocked = BlocklistQuery['blockedBuyers']['nodes'][number];

/** Most entries that are shown. */
const FIRST = 100;

/** What nobody can buy with, newest first. */
export default function Blocklist() {
  const result = useBlocklistQuery({ variables: { first: FIRST } });
  const [unblock, { loading }] = useUnblockBuyerMutation();
  const remove = (id: string) =>
    void unblock({ variables: { input: { id } } }).then(() => toast(t.isUnblocked), ignoreShown);
  return (
    <AdminPage title={t.blocklist} back={adminOrdersUrl} intro={t.whatItIs} maxWidth={900} result={result}>
      {({ blockedBuyers: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <EmptyState action={{ href: adminOrdersUrl, label: ui.allOrders }}>{t.nobodyIsBlocked}</EmptyState>
        ) : (
          <>
            <DataTable
              label={t.blocklist}
              stale={result.loading || loading}
              rows={nodes}
              columns={[
                {
                  title: t.blockedThing,
                  cell: ({ kind, label }) => (
                    <span>
                      {t.kinds[kind]} <b>{label}</b>
                    </span>
                  ),
                },
                { title: t.reason, cell: ({ reason }) => reason },
                { title: t.since, cell: ({ createdAt }) => <ShortDate iso={createdAt} /> },
                actionsColumn<Blocked>(({ id, label }) => (
                  <Button size="small" aria-label={t.unblockThis(label)} onClick={() => remove(id)}>
                    {t.unblock}
                  </Button>
                )),
              ]}
            />
            {pageInfo.hasNextPage && <Message severity="info">{t.onlyTheNewest(FIRST)}</Message>}
          </>
        )
      }
    </AdminPage>
  );
}
