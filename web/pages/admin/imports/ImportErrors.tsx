import Link from '@mui/material/Link';
import * as t from '#messages/admin/imports';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ImportResultFragment } from './ImportPage.generated.tsx';
import { fieldNames } from './import-names.ts';

type Row = ImportResultFragment['errors'][number] & { id: string };

const columns: Column<Row>[] = [
  { title: t.row, isNumber: true, cell: ({ row }) => row },
  { title: t.product, cell: ({ item }) => item },
  { title: t.column, cell: ({ field }) => (field ? fieldNames[field] : t.theWholeRow) },
  { title: t.whatIsWrong, cell: ({ message }) => message },
];

/** The rows that were left out, and why. */
export function ImportErrors({ result: { errors, errorsPath } }: { result: ImportResultFragment }) {
  if (errors.length === 0) return null;
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
      <Problems label={t.errors} problems={errors} />
    </Section>
  );
}

/** What is imported otherwise than the file says. */
export function ImportWarnings({ warnings }: Pick<ImportResultFragment, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Section title={t.warnings} intro={t.importedButFor} sx={{ mt: 4 }}>
      <Problems label={t.warnings} problems={warnings} />
    </Section>
  );
}

function Problems({ label, problems }: { label: string; problems: ImportResultFragment['errors'] }) {
  const rows = problems.map((problem, index): Row => ({ ...problem, id: String(index) }));
  // Rows of customers and orders are not named.
  const shown = columns.filter(({ title }) => title !== t.product || rows.some(({ item }) => item));
  return <DataTable label={label} columns={shown} rows={rows} />;
}
