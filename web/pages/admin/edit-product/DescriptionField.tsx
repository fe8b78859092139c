import { useEffect, useRef, useState } from 'react';
import * as t from '#messages/admin/edit-product';
import { preview, textHint } from '#messages/markdown';
import { DescriptionText } from '../../../ui/DescriptionText.tsx';
import { RichPreview } from '../../../ui/RichPreview.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useDescriptionPreviewQuery } from './DescriptionField.generated.tsx';

/** Time without a change after which the text is rendered. Milliseconds. */
const REST_MS = 400;

interface DescriptionFieldProps {
  saved: string;
  error: string | undefined;
}

/** The description of a product, and how it looks. */
export function DescriptionField({ saved, error }: DescriptionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(saved);
  // The form shows what others saved in the field itself.
  useEffect(() => setTyped(field.current?.value ?? saved), [saved]);
  return (
    <>
      <TextField
        required
        multiline
        minRows={4}
        label={t.description}
        name="description"
        hint={textHint}
        defaultValue={saved}
        inputRef={field}
        inputProps={{ maxLength: 10_000 }}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Preview description={typed} />
    </>
  );
}

function Preview({ description }: { description: string }) {
  const rested = useDebounced(description, REST_MS);
  const isEmpty = rested.trim() === '';
  const { data, previousData, error } = useDescriptionPreviewQuery({
    variables: { description: rested },
    skip: isEmpty,
    fetchPolicy: 'no-cache',
  });
  const html = !isEmpty && (data ?? previousData)?.descriptionPreview;
  return (
    <Section title={preview} sx={{ minWidth: 0, gap: 1 }}>
      <RichPreview said={error?.message ?? ''}>{html && <DescriptionText html={html} />}</RichPreview>
    </Section>
  );
}
