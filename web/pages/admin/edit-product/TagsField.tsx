import * as t from '#messages/admin/edit-product';
import { TextField } from '../../../ui/TextField.tsx';
import { tagsText } from './product-tags.ts';

interface TagsFieldProps {
  saved: readonly string[];
  error: string | undefined;
}

/** The tags of a product, between commas. */
export function TagsField({ saved, error }: TagsFieldProps) {
  return (
    <TextField
      label={t.optional(t.tags)}
      name="tags"
      defaultValue={tagsText(saved)}
      hint={t.tagsHint}
      inputProps={{ autoComplete: 'off' }}
      error={error}
    />
  );
}
