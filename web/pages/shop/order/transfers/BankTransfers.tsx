import Stack from '@mui/material/Stack';
import { type ChangeEvent, useState } from 'react';
import * as t from '#messages/admin/bank-transfers';
import { adminOrdersUrl } from '../../../../router/admin-urls.ts';
import { AdminHeading } from '../../../../ui/AdminPage.tsx';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { useSettings } from '../../../../ui/settings.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { Matches } from './Matches.tsx';
import { isXml, readCamt } from './read-camt.ts';
import { COLUMNS, guessMapping, type Mapping, readTable, type Table, toTransfers } from './read-csv.ts';
import { decode, type Transfer } from './statement.ts';

type Read = { transfers: Transfer[] } | { table: Table; mapping: Mapping } | null;

/** Reads a bank statement, shows which orders its transfers pay, and books what is ticked. The file stays in the browser. */
export default function BankTransfers() {
  const { currency } = useSettings();
  const [read, setRead] = useState<Read | undefined>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setRead(readStatement(decode(await file.arrayBuffer())));
  };
  const transfers =
    read && ('transfers' in read ? read.transfers : toTransfers(read.table, read.mapping, currency));
  return (
    <Stack sx={{ gap: 2, maxWidth: 1000 }}>
      <BackLink href={adminOrdersUrl} />
      <AdminHeading title={t.bankTransfers} />
      <TextField
        type="file"
        label={t.bankStatement}
        hint={t.camtOrCsv}
        inputProps={{ accept: '.xml,.csv,.txt,text/xml,application/xml,text/csv' }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => void choose(event)}
      />
      {read === null && <Message severity="error">{t.noStatement}</Message>}
      {read && 'table' in read && (
        <Stack direction={{ md: 'row' }} sx={{ gap: 2 }}>
          {COLUMNS.map((column) => (
            <Select
              key={column}
              label={t.columns[column]}
              none={t.noColumn}
              value={read.mapping[column] ?? ''}
              options={read.table.headers.map((header, index) => [
                String(index),
                header || t.column(index + 1),
              ])}
              onChange={(index) =>
                setRead({
                  ...read,
                  mapping: { ...read.mapping, [column]: index === '' ? undefined : Number(index) },
                })
              }
            />
          ))}
        </Stack>
      )}
      {transfers &&
        (transfers.length === 0 ? (
          <Message severity="info">{t.nothingCame}</Message>
        ) : (
          <Matches transfers={transfers} />
        ))}
    </Stack>
  );
}

/** Null for a file that is no statement. */
function readStatement(text: string): Read {
  if (isXml(text)) {
    const transfers = readCamt(text);
    return transfers && { transfers };
  }
  const table = readTable(text);
  return table && { table, mapping: guessMapping(table.headers) };
}
