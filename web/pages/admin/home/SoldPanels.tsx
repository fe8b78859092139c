import Link from '@mui/material/Link';
import * as t from '#messages/admin/home';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { editProductUrl } from '../../../router/admin-urls.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Section } from '../../../ui/Section.tsx';
import { panel } from './panel.ts';
import { type SoldRowFragment, useSoldQuery } from './Sales.generated.tsx';

type Row = SoldRowFragment;

const units: Column<Row> = { title: t.unitsSold, isNumber: true, cell: ({ units }) => units };
const stock: Column<Row> = { title: t.inStock, isNumber: true, cell: ({ stock }) => stock };
const amount: Column<Row> = {
  title: t.revenue,
  isNumber: true,
  cell: ({ amount }) => <Money cents={amount.amount} currency={amount.currency} />,
};
const left: Column<Row> = { title: t.lasts, cell: ({ daysLeft }) => t.days(daysLeft) };

/** What sells most, and what runs out. Nothing as long as nothing was sold. */
export function SoldPanels() {
  const viewer = useViewer();
  const { data } = useSoldQuery();
  const name: Column<Row> = {
    title: t.product,
    cell: ({ id, name }) => (may(viewer, 'PRODUCTS') ? <Link href={editProductUrl(id)}>{name}</Link> : name),
  };
  const { top = [], runningOut = [] } = data?.soldProducts ?? {};
  return (
    <>
      {top.length > 0 && (
        <Section title={t.topProducts} intro={t.inThirtyDays} sx={panel}>
          <DataTable label={t.topProducts} rows={top} columns={[name, units, amount, stock]} />
        </Section>
      )}
      {runningOut.length > 0 && (
        <Section title={t.runningOut} intro={t.atThisPace} sx={panel}>
          <DataTable label={t.runningOut} rows={runningOut} columns={[name, left, stock, units]} />
        </Section>
      )}
    </>
  );
}
