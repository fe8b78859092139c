import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/imports';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { adminImportUrl } from '../../../router/admin-urls.ts';
import type { ImportField, ImportKind } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Message } from '../../../ui/Message.tsx';
import { fieldNames, fieldsOf } from './import-names.ts';
import { type PreviewImportMutation, useStartImportMutation } from './NewImportPage.generated.tsx';

const EXAMPLES = 3;

interface MapColumnsProps {
  file: File;
  kind: ImportKind;
  preview: PreviewImportMutation['previewImport'];
}

interface Row {
  id: string;
  header: string;
  examples: string;
}

/** What each column holds, with some of its cells; then the file is checked. */
export function MapColumns({ file, kind, preview }: MapColumnsProps) {
  const { columns, rows, total, encoding } = preview;
  const [fields, setFields] = useState(columns.map(({ field }) => field ?? null));
  const [refusal, setRefusal] = useState('');
  const navigate = useNavigate();
  const [start, { loading }] = useStartImportMutation({ context: { inlineErrors: true, send: sendFile } });

  const begin = async () => {
    const mapping = columns.flatMap(({ header }, index) => {
      const field = fields[index];
      return field ? [{ header, field }] : [];
    });
    await start({ variables: { file, kind, mapping } }).then(
      ({ data }) => data && navigate(adminImportUrl(data.startImport.id)),
      ({ message }: Error) => setRefusal(message),
    );
  };
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
  const shown = columns.map(({ header }, index) => ({
    id: String(index),
    header,
    examples: rows
      .slice(0, EXAMPLES)
      .flatMap(({ cells }) => cells[index] || [])
      .join(' · '),
  }));
  return (
    <section aria-label={t.columnsLabel}>
      <Typography variant="h2" sx={{ mt: 4 }}>
        {t.columns}
      </Typography>
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{t.rowsAreFoundAgain(total, encoding)}</Typography>
      <DataTable label={t.columnsOfTheFile} columns={table} rows={shown} />
      {refusal && <Message severity="error">{refusal}</Message>}
      <Box sx={{ mt: 3 }}>
        <Button variant="contained" loading={loading} onClick={() => void begin()}>
          {t.checkTheFile}
        </Button>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t.nothingChangesYetYouSee}</Typography>
      </Box>
    </section>
  );
}
