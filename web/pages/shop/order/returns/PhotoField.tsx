import Box from '@mui/material/Box';
import { useId } from 'react';
import * as t from '#messages/returns';
import { errorId, Field, hintId } from '../../../../ui/Field.tsx';
import { fileInputStyle } from '../../../../ui/file-input-style.ts';
import { MOST_PHOTOS } from './send-photos.ts';

interface PhotoFieldProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Whether more photos are chosen than a return has. */
export const areTooMany = (files: readonly File[]): boolean => files.length > MOST_PHOTOS;

/** Photos of what comes back. */
export function PhotoField({ files, onChange }: PhotoFieldProps) {
  const id = useId();
  const error = areTooMany(files) ? t.tooManyPhotos(MOST_PHOTOS) : undefined;
  return (
    <Field id={id} label={t.photos} hint={t.photosHint(MOST_PHOTOS)} error={error}>
      <Box
        component="input"
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        aria-describedby={error ? errorId(id) : hintId(id)}
        onChange={({ target }: { target: HTMLInputElement }) => onChange([...(target.files ?? [])])}
        sx={fileInputStyle}
      />
    </Field>
  );
}
