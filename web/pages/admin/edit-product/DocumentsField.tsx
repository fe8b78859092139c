import Box from '@mui/material/Box';
import { type ChangeEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/product-safety';
import { sendFile } from '../../../features/uploads/send-file.ts';
import type { DocumentKind } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useUploadProductDocumentMutation } from './ProductSafety.generated.tsx';

/** Most documents of a product, and most bytes of each. */
const MAX_DOCUMENTS = 10;
const MAX_BYTES = 10 * 1024 * 1024;
const LONGEST_TITLE = 100;

export interface EditedDocument {
  path: string;
  title: string;
  kind: DocumentKind;
}

interface DocumentsFieldProps {
  documents: readonly EditedDocument[];
  onChange: (change: (documents: readonly EditedDocument[]) => EditedDocument[]) => void;
  errors: Partial<Record<string, string>>;
}

/** The PDF files of a product: uploaded one by one, named, removed. */
export function DocumentsField({ documents, onChange, errors }: DocumentsFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const [send, { loading }] = useUploadProductDocumentMutation({
    context: { inlineErrors: true, send: sendFile },
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    setRefusal(chosen.size > MAX_BYTES ? t.fileTooLarge : '');
    if (chosen.size <= MAX_BYTES)
      await send({ variables: { file: chosen } }).then(
        ({ data }) => {
          if (!data) return;
          const { path } = data.uploadProductDocument;
          const title = chosen.name.replace(/\.pdf$/i, '').slice(0, LONGEST_TITLE);
          onChange((all) => [...all, { path, title, kind: 'MANUAL' }]);
        },
        ({ message }: Error) => setRefusal(message),
      );
    // Otherwise the same file could not be chosen again.
    target.value = '';
  };
  const set = (at: number, changes: Partial<EditedDocument>) =>
    onChange((all) => all.with(at, { ...all[at]!, ...changes }));
  return (
    <Box component="fieldset" sx={fieldStyle}>
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {t.documents}
      </Box>
      {documents.map(({ path, title, kind }, at) => (
        <Box key={path} sx={rowStyle}>
          <TextField
            required
            label={t.titleOf(at + 1)}
            value={title}
            onChange={({ target }) => set(at, { title: target.value })}
            inputProps={{ maxLength: LONGEST_TITLE }}
            error={errors[`documents.${at}.title`] ?? errors[`documents.${at}.path`]}
          />
          <Select
            label={t.kindOf(at + 1)}
            value={kind}
            onChange={(value) => set(at, { kind: value as DocumentKind })}
            options={Object.entries(t.documentKinds)}
          />
          <Button
            color="inherit"
            aria-label={t.removeDocument(title)}
            onClick={() => onChange((all) => all.toSpliced(at, 1))}
          >
            {t.remove}
          </Button>
        </Box>
      ))}
      {(refusal || errors.documents) && <Message severity="error">{refusal || errors.documents}</Message>}
      <input
        ref={file}
        type="file"
        hidden
        accept="application/pdf"
        aria-label={t.addDocument}
        onChange={(event) => void choose(event)}
      />
      <Box>
        <Button
          variant="outlined"
          disabled={loading || documents.length >= MAX_DOCUMENTS}
          onClick={() => file.current?.click()}
        >
          {loading ? t.uploading : t.addDocument}
        </Button>
      </Box>
      <Box component="p" sx={{ m: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t.documentsHint}
      </Box>
    </Box>
  );
}

const fieldStyle = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 2,
  minWidth: 0,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

const rowStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
} as const;
