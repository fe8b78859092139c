import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useState } from 'react';
import * as t from '#messages/admin/bookkeeping';
import { orderName } from '#money/order-name';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { importPayouts } from './import-payouts.ts';
import { type PayoutsQuery, usePayoutsQuery } from './Payouts.generated.tsx';

type Difference = PayoutsQuery['payouts']['differences'][number];

/** Imports settlement files of payment providers, and lists how they and the shop differ. */
export function Payouts() {
  const result = usePayoutsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section title={t.payouts} intro={t.payoutsIntro} sx={{ mt: 4 }}>
      <Loaded result={result}>
        {({ payouts }) => (
          <>
            {!payouts.hasImports && <Typography sx={{ mb: 2 }}>{t.nothingImported}</Typography>}
            <ImportFile providers={payouts.providers} done={() => void result.refetch()} />
            {payouts.differences.length > 0 ? (
              <Differences rows={payouts.differences} />
            ) : (
              payouts.hasImports && <Typography>{t.noDifferences}</Typography>
            )}
            {payouts.hasMore && <Typography sx={{ color: 'text.secondary' }}>{t.moreDifferences}</Typography>}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function ImportFile({ providers, done }: { providers: readonly string[]; done: () => void }) {
  const [provider, setProvider] = useState(providers[0] ?? '');
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof importPayouts>> | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setAnswer(await importPayouts(provider, file));
    // The same file can be chosen again.
    target.value = '';
    done();
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        {providers.length > 1 && (
          <Box sx={{ flex: '1 1 150px', maxWidth: 220 }}>
            <Select
              label={t.provider}
              value={provider}
              onChange={setProvider}
              options={providers.map((each) => [each, each] as const)}
            />
          </Box>
        )}
        <Box sx={{ flex: '1 1 260px', maxWidth: 480 }}>
          <TextField
            type="file"
            label={t.settlementFile}
            hint={t.settlementHint}
            inputProps={{ accept: '.csv,.txt,text/csv' }}
            onChange={(event: ChangeEvent<HTMLInputElement>) => void choose(event)}
          />
        </Box>
      </Box>
      {answer && <Message severity={answer.isDone ? 'success' : 'error'}>{answer.text}</Message>}
    </>
  );
}

function Differences({ rows }: { rows: readonly Difference[] }) {
  const money = (cents: number | null, currency: string) =>
    cents === null ? t.none : <Money cents={cents} currency={currency} />;
  return (
    <DataTable
      label={t.differences}
      rows={rows.map((row) => ({ ...row, id: `${row.problem} ${row.entity} ${row.payout}` }))}
      columns={[
        { title: t.day, cell: ({ day }) => day },
        { title: t.problem, cell: ({ problem }) => t.problems[problem] },
        { title: t.ofWhat, cell: ({ kind, entity }) => `${t.kinds[kind as keyof typeof t.kinds]} ${entity}` },
        { title: t.order, cell: ({ number }) => (number === null ? t.none : orderName(number)) },
        { title: t.payout, cell: ({ payout }) => payout ?? t.none },
        { title: t.inShop, isNumber: true, cell: ({ expected, currency }) => money(expected, currency) },
        { title: t.inPayout, isNumber: true, cell: ({ found, currency }) => money(found, currency) },
      ]}
    />
  );
}
