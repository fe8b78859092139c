import Link from '@mui/material/Link';
import * as t from '#messages/admin/imports';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ImportResultFragment } from './ImportPage.generated.tsx';
import { fieldNames } from './import-names.ts';

type Row = ImportResultFragment['errors'][number] & { id: string };

const columns: Column<Row>[] = [
  { title: t.row, isNumber: true, cell: ({ row }) => row },
  { title: t.column, cell: ({ field }) => (field ? fieldNames[field] : t.theWholeRow) },
  { title: t.whatIsWrong, cell: ({ message }) => message },
];

/** The rows that were left out, and why. */
export function ImportErrors({ result: { errors, errorsPath } }: { result: ImportResultFragment }) {
  if (errors.length === 0) return null;
  const rows = errors.map((error, index) => ({ ...error, id: String(index) }));
  return (
    <Section
      title={t.errors}
      intro={t.withTheReasonInThe(
        <Link component="a" href={errorsPath} download>
          {t.downloadTheseRows}
        </Link>,
      )}
      sx={{ mt: 4 }}
    >
      <DataTable label={t.errors} columns={columns} rows={rows} />
    </Section>
  );
}
