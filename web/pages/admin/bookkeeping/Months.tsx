import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/bookkeeping';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { actionsColumn, DataTable } from '../../../ui/DataTable.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Time } from '../../../ui/Time.tsx';
import {
  type MonthFragment,
  useBookkeepingMonthsQuery,
  useCloseMonthMutation,
  useReopenMonthMutation,
} from './Months.generated.tsx';
import { lastDayOf, nameOf } from './month-name.ts';

const FEWEST = 3;

const fields = defineFields({
  reason: { kind: 'text', label: t.reason, hint: t.reasonHint, required: true, max: 500, rows: 3 },
});

/** The months that are over: whose files are saved, which are closed, and closes or reopens them. */
export function Months({ hrefOf }: { hrefOf: (days: { from: string; to: string }) => string }) {
  const result = useBookkeepingMonthsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section title={t.months} intro={t.monthsIntro} sx={{ mt: 4 }}>
      <Loaded result={result}>
        {({ bookkeepingMonths }) => (
          <DataTable
            label={t.months}
            rows={shown(bookkeepingMonths).map((row) => ({ ...row, id: row.month }))}
            columns={[
              {
                title: t.month,
                cell: ({ month }) => (
                  <Link component={RouterLink} href={hrefOf({ from: month, to: lastDayOf(month) })}>
                    {nameOf(month)}
                  </Link>
                ),
              },
              {
                title: t.saved,
                cell: ({ exportedAt }) => (exportedAt ? <Time iso={exportedAt} /> : t.notSaved),
              },
              { title: t.books, cell: (row) => <State {...row} /> },
              actionsColumn<MonthFragment & { id: string }>((row) => <Change {...row} />),
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** Those down to the last that is closed, and the last three at least. */
function shown(months: readonly MonthFragment[]): readonly MonthFragment[] {
  const closed = months.findIndex(({ isClosed }) => isClosed);
  return months.slice(0, Math.max(FEWEST, closed + 1));
}

function State({ isClosed, closedAt, closedBy, reopenedAt, reopenedBy, reason, refusal }: MonthFragment) {
  if (isClosed) return t.closedBy(<Time iso={closedAt!} />, closedBy ?? t.somebody);
  if (reopenedAt) return t.reopenedBy(<Time iso={reopenedAt} />, reopenedBy ?? t.somebody, reason ?? '');
  return (
    <Typography component="span" sx={{ fontSize: 'inherit', color: 'text.secondary' }}>
      {refusal ?? t.open}
    </Typography>
  );
}

/** The button that changes a month, if it can be changed now. */
function Change({ month, isClosed, mayReopen, refusal }: MonthFragment) {
  const close = useCloseMonthMutation({ context: { inlineErrors: true } });
  const reopen = useReopenMonthMutation({ context: { inlineErrors: true } });
  if (mayReopen)
    return (
      <FormButton
        variant="outlined"
        label={t.reopen(nameOf(month))}
        title={t.reopen(nameOf(month))}
        description={t.whatReopeningDoes}
        action={t.reopenIt}
        mutation={reopen}
        done={t.isReopened(nameOf(month))}
        toInput={(form) => ({ month, ...readFields(fields, form) })}
      >
        {(errors) => <FormFields fields={fields} values={{}} errors={errors} />}
      </FormButton>
    );
  if (isClosed || refusal) return null;
  return (
    <FormButton
      variant="outlined"
      label={t.close(nameOf(month))}
      title={t.close(nameOf(month))}
      description={t.whatClosingDoes(nameOf(month))}
      action={t.closeIt}
      mutation={close}
      done={t.isClosed(nameOf(month))}
      toInput={() => ({ month })}
    >
      {() => null}
    </FormButton>
  );
}
