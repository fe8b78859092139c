import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/home';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { changeOf } from '../../../features/dashboard/change-of.ts';
import { newOrderUrl, newProductUrl } from '../../../router/admin-urls.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Section } from '../../../ui/Section.tsx';
import { panel } from './panel.ts';
import { type SalesQuery, useSalesQuery } from './Sales.generated.tsx';
import { SalesChart } from './SalesChart.tsx';

/** What was sold in the last 30 days, against the 30 before. */
export function SalesPanel() {
  const result = useSalesQuery();
  return (
    <Section title={t.sales} sx={panel}>
      <Loaded result={result}>{({ salesReport }) => <Report report={salesReport} />}</Loaded>
    </Section>
  );
}

function Report({ report: { current, previous, days } }: { report: SalesQuery['salesReport'] }) {
  const viewer = useViewer();
  const step = may(viewer, 'PRODUCTS')
    ? { href: newProductUrl, label: t.addProduct }
    : may(viewer, 'ORDERS')
      ? { href: newOrderUrl, label: t.createOrder }
      : undefined;
  if (current.orders + previous.orders === 0 && current.refunded.amount === 0)
    return <EmptyState action={step}>{t.noSales}</EmptyState>;
  const { currency } = current.net;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography
          component="p"
          sx={{ fontFamily: 'h1.fontFamily', fontSize: { xs: '1.125rem', sm: '1.75rem' }, fontWeight: 700 }}
        >
          {money(current.net.amount)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t.against(money(previous.net.amount), changeOf(current.net.amount, previous.net.amount))}
        </Typography>
      </Box>
      <SalesChart days={days} currency={currency} />
      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t.lines}</Typography>
      <Box component="dl" sx={facts}>
        <dt>{t.paidOrders}</dt>
        <dd>{current.orders}</dd>
        <dt>{t.averageOrder}</dt>
        <dd>{current.orders > 0 ? money(Math.round(current.paid.amount / current.orders)) : '–'}</dd>
        <dt>{t.refunded}</dt>
        <dd>{money(current.refunded.amount)}</dd>
      </Box>
      <Box component="details">
        <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
          {t.asTable}
        </Box>
        <DataTable
          label={t.sales}
          rows={days.map((each) => ({ id: each.day, ...each })).reverse()}
          columns={[
            { title: t.day, cell: ({ day }) => day },
            { title: t.paidOrders, isNumber: true, cell: ({ orders }) => orders },
            { title: t.sales, isNumber: true, cell: ({ net }) => money(net.amount) },
            { title: t.daysBefore, isNumber: true, cell: ({ previousNet }) => money(previousNet.amount) },
          ]}
        />
      </Box>
    </>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700 },
};
