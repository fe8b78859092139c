import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/imports';
import { csvKinds } from '../../../features/exports/csv-kinds.ts';
import type { ImportFormat, ImportKind } from '../../../schema.generated.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { CheckFile } from './CheckFile.tsx';
import { columnRows, fieldNames, fieldsOf, formatNames, isHistory, uncountedIn } from './import-names.ts';
import type { PreviewImportMutation } from './NewImportPage.generated.tsx';

interface FormatColumnsProps {
  file: File;
  kind: ImportKind;
  format: ImportFormat;
  preview: PreviewImportMutation['previewImport'];
}

type Row = ReturnType<typeof columnRows>[number];

const table: Column<Row>[] = [
  { title: t.holds, cell: ({ field, header }) => (field ? fieldNames[field] : header) },
  { title: t.firstRows, cell: ({ examples }) => examples },
];

/** Some columns of the shop's own format are empty in each row. */
const hasNoBrand = ({ columns }: FormatColumnsProps['preview']) =>
  columns.find(({ field }) => field === 'BRAND')?.empty === Math.max(...columns.map(({ empty }) => empty));

/** What a file of another shop system becomes, and what of it does not. */
export function FormatColumns({ file, kind, format, preview }: FormatColumnsProps) {
  const isPast = isHistory(kind);
  const rows = columnRows(preview).filter(
    ({ field, examples }) => examples && (isPast || (field && fieldsOf[kind].includes(field))),
  );
  return (
    <section aria-label={t.columnsLabel}>
      <Typography variant="h2" sx={{ mt: 4 }}>
        {t.columns}
      </Typography>
      <Typography sx={{ my: 1 }}>
        {isPast
          ? t.aFileOf(csvKinds[kind], formatNames[format], preview.total)
          : t.theFileComesFrom(formatNames[format], preview.total)}
      </Typography>
      <DataTable label={t.columnsOfTheFile} columns={table} rows={rows} />
      {hasNoBrand(preview) && <Typography sx={{ mt: 2 }}>{t.withoutABrand}</Typography>}
      {preview.pictures > 0 && (
        <Typography sx={{ mt: 2 }}>{t.picturesAreFetched(preview.pictures)}</Typography>
      )}
      {preview.leftOut.length > 0 && (
        <>
          <Typography variant="h3" id="left-out" sx={{ mt: 3, mb: 1, fontSize: '1.125rem' }}>
            {t.notImported}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t.theShopHasNoPlace}</Typography>
          <Box
            component="ul"
            aria-labelledby="left-out"
            sx={{ my: 1, pl: 3, columns: { sm: 2 }, maxWidth: 800 }}
          >
            {preview.leftOut.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </Box>
        </>
      )}
      <CheckFile
        file={file}
        kind={kind}
        fields={rows.map(({ field }) => field)}
        uncounted={uncountedIn(
          preview,
          kind,
          preview.columns.map(({ field }) => field),
        )}
        backordered={preview.backordered}
      />
    </section>
  );
}
