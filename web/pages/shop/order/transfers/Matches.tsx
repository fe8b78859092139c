import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/bank-transfers';
import { ignoreShown } from '../../../../apollo/errors.ts';
import { AdminOrderLink } from '../../../../features/orders/AdminOrderLink.tsx';
import type { TransferCertainty } from '../../../../schema.generated.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Loader } from '../../../../ui/Loader.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Money } from '../../../../ui/Money.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useBookTransfersMutation, useTransferMatchesQuery } from './BankTransfers.generated.tsx';
import type { Transfer } from './statement.ts';

/** As many as the shop matches, and books, at once. */
const MOST = 500;
const BOOKED_AT_ONCE = 100;

const mayBook = (certainty: TransferCertainty) => certainty === 'EXACT' || certainty === 'LIKELY';

/** Transfers with the orders that they pay. Those that are certain are ticked. */
export function Matches({ transfers }: { transfers: Transfer[] }) {
  const shown = transfers.slice(0, MOST);
  const result = useTransferMatchesQuery({
    variables: { input: { transfers: shown } },
    fetchPolicy: 'network-only',
  });
  const [book, { loading }] = useBookTransfersMutation();
  /** What somebody ticked or unticked, by references. */
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const matches = result.data?.transferMatches;
  if (!matches)
    return result.error ? <LoadError error={result.error} onRetry={result.refetch} /> : <Loader />;

  const rows = shown.map((transfer, at) => ({ ...transfer, id: transfer.reference, ...matches[at]! }));
  const isTicked = ({ id, certainty }: (typeof rows)[number]) =>
    mayBook(certainty) && (choices[id] ?? certainty === 'EXACT');
  const ticked = rows.filter(isTicked);
  const send = async () => {
    const chosen = ticked
      .slice(0, BOOKED_AT_ONCE)
      .map(({ reference, amount, currency, payer, text, order }) => ({
        reference,
        amount,
        currency,
        payer,
        text,
        orderId: order!.id,
      }));
    const { data } = await book({ variables: { input: { transfers: chosen } } });
    const { results } = data!.bookTransfers;
    const refused = results.flatMap(({ reference, message }) =>
      message ? [[reference, message] as const] : [],
    );
    setRefusals(Object.fromEntries(refused));
    toast(t.booked(results.length - refused.length), refused.length > 0 ? { variant: 'warning' } : {});
    await result.refetch();
  };
  return (
    <>
      {transfers.length > MOST && <Message severity="warning">{t.onlyTheFirst(MOST)}</Message>}
      <DataTable
        label={t.transfersOfTheStatement}
        stale={result.loading || loading}
        rows={rows}
        columns={[
          {
            title: t.book,
            hideTitle: true,
            cell: (row) =>
              mayBook(row.certainty) && (
                <Checkbox
                  checked={isTicked(row)}
                  slotProps={{ input: { 'aria-label': t.bookThis(row.payer, row.order!.number) } }}
                  onChange={(_, checked) => setChoices({ ...choices, [row.id]: checked })}
                />
              ),
          },
          {
            title: t.amount,
            isNumber: true,
            cell: ({ amount, currency }) => <Money cents={amount} currency={currency} />,
          },
          {
            title: t.from,
            cell: ({ payer, text }) => (
              <span>
                {payer}
                <br />
                <small>{text}</small>
              </span>
            ),
          },
          {
            title: t.order,
            cell: ({ order }) =>
              order && (
                <span>
                  <AdminOrderLink {...order} />
                  <br />
                  <small>{order.customerName}</small>
                </span>
              ),
          },
          {
            title: t.whatItDoes,
            cell: ({ id, certainty, reason }) => refusals[id] ?? t.says(certainty, reason),
          },
        ]}
      />
      <Typography sx={{ color: 'text.secondary' }}>{t.datedNow}</Typography>
      <Button
        variant="contained"
        size="large"
        sx={{ alignSelf: 'start' }}
        disabled={ticked.length === 0 || result.loading}
        loading={loading}
        onClick={() => void send().catch(ignoreShown)}
      >
        {t.bookTransfers(Math.min(ticked.length, BOOKED_AT_ONCE))}
      </Button>
    </>
  );
}
