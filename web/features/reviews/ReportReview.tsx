import { useState } from 'react';
import * as t from '#messages/report-review';
import { readFailure } from '../../apollo/errors.ts';
import type { ReportReason } from '../../schema.generated.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useReportReviewMutation } from './ReportReview.generated.tsx';

const LONGEST = 500;

interface ReportReviewProps {
  id: string;
  /** Of the author. */
  name: string;
  onReported: () => void;
  onClose: () => void;
}

/** Reports a review to the shop. */
export function ReportReview({ id, name, onReported, onClose }: ReportReviewProps) {
  const [report, { loading }] = useReportReviewMutation({ context: { inlineErrors: true } });
  const [error, setError] = useState<string | null>(null);
  const submit = (form: FormData) => {
    const reason = String(form.get('reason')) as ReportReason;
    report({ variables: { input: { reviewId: id, reason, text: String(form.get('text')) } } }).then(
      () => {
        toast(t.reported);
        onReported();
        onClose();
      },
      (failure) => setError(readFailure(failure).message),
    );
  };
  return (
    <FormDialog
      title={t.reportReviewBy(name)}
      description={t.whatHappens}
      action={t.report}
      pending={loading}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        required
        name="reason"
        label={t.whatIsWrong}
        defaultValue=""
        none={t.select}
        options={Object.entries(t.reasons)}
      />
      <TextField
        multiline
        minRows={3}
        name="text"
        label={t.more}
        hint={t.optional}
        inputProps={{ maxLength: LONGEST }}
      />
    </FormDialog>
  );
}
