import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/imports';
import type { ImportField, ImportKind } from '../../../schema.generated.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { CheckFile } from './CheckFile.tsx';
import { columnRows, fieldNames, fieldsOf, uncountedIn } from './import-names.ts';
import type { PreviewImportMutation } from './NewImportPage.generated.tsx';

interface MapColumnsProps {
  file: File;
  kind: ImportKind;
  preview: PreviewImportMutation['previewImport'];
}

type Row = ReturnType<typeof columnRows>[number];

/** What each column holds, with some of its cells; then the file is checked. */
export function MapColumns({ file, kind, preview }: MapColumnsProps) {
  const { columns, total, encoding } = preview;
  const [fields, setFields] = useState(columns.map(({ field }) => field ?? null));
  const mapping = columns.flatMap(({ header }, index) => {
    const field = fields[index];
    return field ? [{ header, field }] : [];
  });
  const change = (index: number, value: string) =>
    setFields(
      fields.map((field, each) => (each === index ? ((value || null) as ImportField | null) : field)),
    );

  const table: Column<Row>[] = [
    { title: t.column, cell: ({ header }) => header || t.withoutAName },
    { title: t.firstRows, cell: ({ examples }) => examples || 'empty' },
    {
      title: t.holds,
      cell: ({ id, header }) => (
        <NativeSelect
          value={fields[Number(id)] ?? ''}
          onChange={({ target }) => change(Number(id), target.value)}
          inputProps={{ 'aria-label': t.whatTheColumnHolds(header) }}
          sx={{ minHeight: 44, minWidth: 160 }}
        >
          <option value="">{t.leaveOut}</option>
          {fieldsOf[kind].map((field) => (
            <option key={field} value={field}>
              {fieldNames[field]}
            </option>
          ))}
        </NativeSelect>
      ),
    },
  ];
  return (
    <section aria-label={t.columnsLabel}>
      <Typography variant="h2" sx={{ mt: 4 }}>
        {t.columns}
      </Typography>
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{t.rowsAreFoundAgain(total, encoding)}</Typography>
      <DataTable label={t.columnsOfTheFile} columns={table} rows={columnRows(preview)} />
      <CheckFile
        file={file}
        kind={kind}
        mapping={mapping}
        fields={fields}
        uncounted={uncountedIn(preview, kind, fields)}
        backordered={0}
      />
    </section>
  );
}
