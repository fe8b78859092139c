import * as t from '#messages/admin/edit-product';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Time } from '../../../ui/Time.tsx';
import { type CostHistoryQuery, useCostHistoryQuery } from './EditProductPage.generated.tsx';

type Change = CostHistoryQuery['costChanges'][number];

const cost = (cents: number | null) => (cents === null ? '–' : <Money cents={cents} />);

/** How what the variants of a product cost the shop has changed, and who changed it. */
export function CostHistory({ productId }: { productId: string }) {
  const { data } = useCostHistoryQuery({ variables: { productId }, fetchPolicy: 'cache-and-network' });
  const changes = data?.costChanges ?? [];
  if (changes.length === 0) return;
  const hasOptions = changes.some(({ options }) => options.length > 0);
  const columns: Column<Change>[] = [
    { title: t.atLabel, cell: ({ at }) => <Time iso={at} /> },
    ...(hasOptions ? [{ title: t.variant, cell: ({ options }: Change) => options.join(', ') }] : []),
    { title: t.costBefore, isNumber: true, cell: ({ before }) => cost(before) },
    { title: t.costAfter, isNumber: true, cell: ({ after }) => cost(after) },
    { title: t.byLabel, cell: ({ actorName }) => actorName ?? t.theShop },
  ];
  return (
    <Section
      title={t.costHistory}
      intro={t.costIsForStaff}
      sx={{ mt: 6, pt: 3, borderTop: 2, borderColor: 'text.primary' }}
    >
      <DataTable label={t.costHistory} columns={columns} rows={changes} />
    </Section>
  );
}
