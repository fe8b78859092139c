import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/imports';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import type { ImportResultFragment } from './ImportPage.generated.tsx';
import { fieldNames } from './import-names.ts';

type Row = ImportResultFragment['errors'][number] & { id: string };

const columns: Column<Row>[] = [
  { title: t.row, cell: ({ row }) => row },
  { title: t.column, cell: ({ field }) => (field ? fieldNames[field] : t.theWholeRow) },
  { title: t.whatIsWrong, cell: ({ message }) => message },
];

/** The rows that were left out, and why. */
export function ImportErrors({ result: { errors, errorsPath } }: { result: ImportResultFragment }) {
  if (errors.length === 0) return null;
  const rows = errors.map((error, index) => ({ ...error, id: String(index) }));
  return (
    <section aria-label={t.errors}>
      <Typography variant="h2" sx={{ mt: 4 }}>
        {t.errors}
      </Typography>
      <Box sx={{ my: 1 }}>
        {t.withTheReasonInThe(
          <Link component="a" href={errorsPath} download>
            {t.downloadTheseRows}
          </Link>,
        )}
      </Box>
      <DataTable label={t.errors} columns={columns} rows={rows} stale={false} />
    </section>
  );
}
