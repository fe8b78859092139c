import Box from '@mui/material/Box';
import { type ChangeEvent, useId, useState } from 'react';
import * as t from '#messages/review-photos';
import { Field, hintId } from '../../ui/Field.tsx';
import { fileInputStyle } from '../../ui/file-input-style.ts';
import { Message } from '../../ui/Message.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { shrinkPicture } from '../../ui/shrink-picture.ts';

/** Pictures of a review. */
export const MOST_PHOTOS = 3;

interface AddPhotosProps {
  reviewId: string;
  /** How many it can still have. */
  left: number;
  /** Of the mailed link by which it was written. */
  token?: string;
  /** Called with how many were added, also when the next one was refused. */
  onAdded: (count: number) => void;
}

/** Adds pictures to a review, as soon as they are chosen. */
export function AddPhotos({ reviewId, left, token, onAdded }: AddPhotosProps) {
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > left) return setError(t.tooMany(left));
    setError(null);
    setIsSending(true);
    let added = 0;
    try {
      for (const file of files) {
        await sendPhoto(reviewId, file, token);
        added += 1;
      }
    } catch (failure) {
      setError((failure as Error).message);
    }
    setIsSending(false);
    if (added > 0) onAdded(added);
  };
  return (
    <Box>
      <Field id={id} label={t.addPictures} hint={t.hint(left)}>
        <Box
          component="input"
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple={left > 1}
          disabled={isSending}
          aria-describedby={hintId(id)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => void send(event)}
          sx={fileInputStyle}
        />
      </Field>
      {isSending && <Spinner size={20} aria-label={t.sending} />}
      {error && <Message severity="error">{error}</Message>}
    </Box>
  );
}

/** Rejects with an Error of the shop's sentence when it is refused. */
async function sendPhoto(reviewId: string, file: File, token: string | undefined): Promise<void> {
  const response = await fetch(`/review-photos/${reviewId}`, {
    method: 'POST',
    body: await shrinkPicture(file),
    headers: token ? { 'review-token': token } : {},
  }).catch(() => null);
  if (response?.ok) return;
  const refusal = await response?.json().catch(() => null);
  throw new Error(refusal?.message ?? t.notSent);
}
