import { useState } from 'react';
import * as t from '#messages/admin/reviews';
import { readFailure } from '../../../apollo/errors.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type ReviewRowFragment, useAnswerReviewMutation } from './Reviews.generated.tsx';

const LONGEST = 2_000;

interface AnswerReviewProps {
  row: ReviewRowFragment;
  onClose: () => void;
}

/** The public answer of the shop to a review. */
export function AnswerReview({ row, onClose }: AnswerReviewProps) {
  const [save, { loading }] = useAnswerReviewMutation({ context: { inlineErrors: true } });
  const [error, setError] = useState<string | null>(null);
  const submit = (form: FormData) => {
    const answer = String(form.get('answer'));
    save({ variables: { input: { id: row.id, answer } } }).then(
      () => {
        toast(answer.trim() ? t.answerSaved : t.answerRemoved);
        onClose();
      },
      (failure) => setError(readFailure(failure).message),
    );
  };
  return (
    <FormDialog
      title={t.answerTo(row.review.name)}
      description={row.review.comment}
      pending={loading}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        multiline
        minRows={4}
        name="answer"
        label={t.answer}
        hint={t.aboutAnswers}
        defaultValue={row.review.answer ?? ''}
        inputProps={{ maxLength: LONGEST }}
      />
    </FormDialog>
  );
}
