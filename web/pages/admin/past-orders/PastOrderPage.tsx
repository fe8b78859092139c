import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/past-orders';
import { ignoreShown } from '../../../apollo/errors.ts';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { PastMoney } from '../../../features/past-orders/PastMoney.tsx';
import { pastOrdersUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { ConfirmButton } from '../../../ui/ConfirmDialog.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type PastOrderDetailFragment,
  useDeletePastOrderMutation,
  useErasePastOrdersMutation,
  usePastOrderQuery,
} from './PastOrders.generated.tsx';

/** An order of the shop system that was used before. */
export default function PastOrderPage() {
  const { id = '' } = useParams();
  const result = usePastOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const number = result.data?.pastOrder.number;
  return (
    <AdminPage
      title={number ? t.orderNamed(number) : t.order}
      back={pastOrdersUrl()}
      maxWidth={900}
      result={result}
    >
      {({ pastOrder }) => <Detail order={pastOrder} />}
    </AdminPage>
  );
}

function Detail({ order }: { order: PastOrderDetailFragment }) {
  const { email, lines, total, subtotal, shipping, tax, discount } = order;
  const viewer = useViewer();
  const facts: [label: string, value: ReactNode][] = [
    [t.placed, <ShortDate key="placed" iso={order.placedAt} />],
    [t.state, order.status],
    [t.from, t.sources[order.source]],
    [t.name, order.name],
    [
      t.email,
      email && (
        <Link component={RouterLink} href={pastOrdersUrl(email)}>
          {email}
        </Link>
      ),
    ],
    [t.phone, order.phone],
    [t.address, order.address],
    [t.subtotal, subtotal && <PastMoney money={subtotal} />],
    [t.shipping, shipping && <PastMoney money={shipping} />],
    [t.tax, tax && <PastMoney money={tax} />],
    [t.discount, discount && <PastMoney money={discount} />],
    [t.total, <PastMoney key="total" money={total} />],
    [t.note, order.note],
  ];
  return (
    <>
      <Section title={t.details}>
        <Box component="dl" sx={list}>
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <Box key={label} sx={{ display: 'contents' }}>
                <Typography component="dt" color="textSecondary">
                  {label}
                </Typography>
                <Box
                  component="dd"
                  sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 0 }}
                >
                  {value}
                </Box>
              </Box>
            ))}
        </Box>
      </Section>
      <Section title={t.items} sx={{ mt: 4 }}>
        {lines.length === 0 ? (
          <Typography>{t.noItems}</Typography>
        ) : (
          <DataTable
            label={t.items}
            rows={lines.map((line, index) => ({ ...line, id: String(index) }))}
            columns={[
              { title: t.item, cell: ({ name }) => name },
              { title: 'SKU', cell: ({ sku }) => sku },
              { title: t.quantity, isNumber: true, cell: ({ quantity }) => quantity },
              { title: t.price, isNumber: true, cell: ({ price }) => price && <PastMoney money={price} /> },
            ]}
          />
        )}
      </Section>
      {may(viewer, 'CUSTOMERS') && <Remove order={order} />}
    </>
  );
}

/** Deletes the order, or erases all of its address. */
function Remove({ order: { id, number, email } }: { order: PastOrderDetailFragment }) {
  const navigate = useNavigate();
  const [remove, removing] = useDeletePastOrderMutation();
  const [erase, erasing] = useErasePastOrdersMutation();
  const done = (said: string) => {
    toast(said);
    void navigate(pastOrdersUrl());
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
      <ConfirmButton
        question={t.deleteQuestion(number)}
        consequence={t.deleteConsequence}
        action={t.deleteLabel}
        onConfirm={() =>
          void remove({ variables: { input: { id } } }).then(() => done(t.deleted), ignoreShown)
        }
        variant="outlined"
        color="error"
        loading={removing.loading}
      >
        {t.deleteOrder}
      </ConfirmButton>
      {email && (
        <ConfirmButton
          question={t.eraseQuestion(email)}
          consequence={t.eraseConsequence}
          action={t.erase}
          onConfirm={() =>
            void erase({ variables: { input: { email } } }).then(() => done(t.erased), ignoreShown)
          }
          variant="outlined"
          color="error"
          loading={erasing.loading}
        >
          {t.eraseAll}
        </ConfirmButton>
      )}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0.5, sm: 1 },
  m: 0,
} as const;
