import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import type { ImportResultFragment } from './ImportPage.generated.tsx';
import { fieldNames } from './import-names.ts';

type Row = ImportResultFragment['errors'][number] & { id: string };

const columns: Column<Row>[] = [
  { title: 'ROW', cell: ({ row }) => row },
  { title: 'COLUMN', cell: ({ field }) => (field ? fieldNames[field] : 'the whole row') },
  { title: 'WHAT IS WRONG', cell: ({ message }) => message },
];

/** The rows that were left out, and why. */
export function ImportErrors({ result: { errors, errorsPath } }: { result: ImportResultFragment }) {
  if (errors.length === 0) return null;
  const rows = errors.map((error, index) => ({ ...error, id: String(index) }));
  return (
    <section aria-label="Errors">
      <Typography variant="h2" sx={{ mt: 4 }}>
        Errors
      </Typography>
      <Box sx={{ my: 1 }}>
        <Link component="a" href={errorsPath} download>
          Download these rows
        </Link>{' '}
        with the reason in the last column. Correct them and import that file.
      </Box>
      <DataTable label="Errors" columns={columns} rows={rows} stale={false} />
    </section>
  );
}
