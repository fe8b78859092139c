import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useState } from 'react';
import * as t from '#messages/admin/imports';
import { csvKinds } from '../../../features/exports/csv-kinds.ts';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { adminImportsUrl } from '../../../router/admin-urls.ts';
import type { ImportKind } from '../../../schema.generated.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FormatColumns } from './FormatColumns.tsx';
import { kindHints } from './import-names.ts';
import { MapColumns } from './MapColumns.tsx';
import { usePreviewImportMutation } from './NewImportPage.generated.tsx';

const MAX_BYTES = 10 * 1024 * 1024;

/** The first two of three steps: a file, and what its columns hold. */
export default function NewImportPage() {
  const [kind, setKind] = useState<ImportKind>('PRODUCTS');
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState('');
  const [read, { data, loading, reset }] = usePreviewImportMutation({
    context: { inlineErrors: true, send: sendFile },
  });

  const preview = async (chosen: File, of: ImportKind) => {
    reset();
    setRefusal('');
    await read({ variables: { file: chosen, kind: of } }).catch(({ message }: Error) => setRefusal(message));
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    reset();
    setFile(undefined);
    const isTooLarge = chosen !== undefined && chosen.size > MAX_BYTES;
    setRefusal(isTooLarge ? t.theFileIsLargerThan : '');
    if (!chosen || isTooLarge) return;
    // A copy: browsers refuse to send a file that was edited since it was chosen.
    const copy = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
    setFile(copy);
    await preview(copy, kind);
  };
  const changeKind = (next: ImportKind) => {
    setKind(next);
    if (file) void preview(file, next);
  };

  const shown = file && data?.previewImport;
  return (
    <Box>
      <BackLink href={adminImportsUrl} />
      <PageHeading title={t.importAFile} space={2} />
      <Typography variant="h2">{t.file2}</Typography>
      <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 480 }}>
        <Select
          label={t.whatItIsAbout}
          hint={kindHints[kind]}
          value={kind}
          onChange={(next) => changeKind(next as ImportKind)}
          options={Object.entries(csvKinds)}
        />
        <TextField
          type="file"
          label={t.csvFile}
          hint={t.atMost10MbAnd}
          inputProps={{ accept: '.csv,.tsv,.txt,text/csv' }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => void choose(event)}
        />
      </Box>
      {refusal && <Message severity="error">{refusal}</Message>}
      {loading && <Loader />}
      {shown?.format && <FormatColumns file={file!} kind={kind} format={shown.format} preview={shown} />}
      {shown && !shown.format && (
        <MapColumns key={`${file.name} ${kind}`} file={file} kind={kind} preview={shown} />
      )}
    </Box>
  );
}
