import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';
import * as t from '#messages/review-form';
import { Select } from '../../ui/Select.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { useReviewProductMutation, useUpdateReviewMutation } from './ReviewForm.generated.tsx';

interface ReviewFormProps {
  productId: string;
  /** What the viewer wrote before, to be changed; null to write a first review. */
  review: { rating: number; comment: string } | null;
  onRefused: () => void;
}

/** Stars and a comment, both needed. */
export function ReviewForm({ productId, review, onRefused }: ReviewFormProps) {
  const text = useText();
  const [create, creating] = useReviewProductMutation();
  const [update, updating] = useUpdateReviewMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const input = { productId, rating: Number(typed.get('rating')), comment: String(typed.get('comment')) };
    const save = review ? update : create;
    save({ variables: { input } }).then(() => toast(text(t.reviewSaved)), onRefused);
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
      <Select
        required
        name="rating"
        label={t.rating}
        defaultValue={review?.rating ?? ''}
        none={t.select}
        options={t.ratings.map((label, index) => [String(index + 1), label])}
      />
      <TextField
        required
        multiline
        minRows={4}
        label={t.comment}
        name="comment"
        defaultValue={review?.comment}
        inputProps={{ maxLength: 5000 }}
      />
      <SubmitButton pending={creating.loading || updating.loading}>{t.submit}</SubmitButton>
    </Stack>
  );
}
