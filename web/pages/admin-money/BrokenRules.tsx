import type { Column } from '../../ui/DataTable.tsx';
import type { MoneyCheckPageQuery } from './MoneyCheckPage.generated.tsx';
import { MoneyTable } from './MoneyTable.tsx';

type BrokenRule = MoneyCheckPageQuery['moneyCheck']['brokenRules'][number];

const columns: Column<BrokenRule>[] = [
  { title: 'RULE', cell: ({ rule, sentence }) => `${rule}: ${sentence}` },
  { title: 'WHERE', cell: ({ subject }) => <small>{subject}</small> },
  { title: 'WHAT IS WRONG', cell: ({ problem }) => problem },
];

/** The invariants that the shop's data breaks. */
export function BrokenRules({ rules }: { rules: BrokenRule[] }) {
  return (
    <MoneyTable
      title="Broken rules"
      note="What must always be true and is not. Amounts are in minor units. Make a backup before you change anything by hand."
      columns={columns}
      rows={rules.map((rule) => ({ ...rule, id: `${rule.rule} ${rule.subject} ${rule.problem}` }))}
    />
  );
}
