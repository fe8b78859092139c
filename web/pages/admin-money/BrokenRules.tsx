import Typography from '@mui/material/Typography';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import type { MoneyCheckPageQuery } from './MoneyCheckPage.generated.tsx';

type BrokenRule = MoneyCheckPageQuery['moneyCheck']['brokenRules'][number] & { id: string };

const columns: Column<BrokenRule>[] = [
  { title: 'RULE', cell: ({ rule, sentence }) => `${rule}: ${sentence}` },
  { title: 'WHERE', cell: ({ subject }) => <small>{subject}</small> },
  { title: 'WHAT IS WRONG', cell: ({ problem }) => problem },
];

/** What must always be true of the shop's data and is not. Nothing when all is well. */
export function BrokenRules({ rules }: { rules: MoneyCheckPageQuery['moneyCheck']['brokenRules'] }) {
  if (rules.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        Broken rules
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        What must always be true and is not. Amounts are in minor units. Make a backup before you change
        anything by hand.
      </Typography>
      <DataTable
        label="Broken rules"
        stale={false}
        columns={columns}
        rows={rules.map((rule) => ({ ...rule, id: `${rule.rule} ${rule.subject} ${rule.problem}` }))}
      />
    </section>
  );
}
