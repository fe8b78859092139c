import { useState } from 'react';
import * as t from '#messages/admin/reviews';
import { Button } from '../../../ui/Button.tsx';
import { AnswerReview } from './AnswerReview.tsx';
import type { ReviewRowFragment } from './Reviews.generated.tsx';
import { useModeration } from './useModeration.ts';

/** What can be done with one review: keep it when it was reported, show it, hide it, answer it. */
export function ReviewActions({ row }: { row: ReviewRowFragment }) {
  const { moderate, isSending } = useModeration();
  const [isAnswering, setIsAnswering] = useState(false);
  const { name, state, answer } = row.review;
  const button = (label: string, onClick: () => void) => (
    <Button size="small" disabled={isSending} aria-label={t.ofReview(label, name)} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      {row.openReports > 0 && state === 'SHOWN' && button(t.keep, () => void moderate([row], 'SHOWN'))}
      {state !== 'SHOWN' && button(t.show, () => void moderate([row], 'SHOWN'))}
      {state !== 'HIDDEN' && button(t.hide, () => void moderate([row], 'HIDDEN'))}
      {button(answer ? t.editAnswer : t.toAnswer, () => setIsAnswering(true))}
      {isAnswering && <AnswerReview row={row} onClose={() => setIsAnswering(false)} />}
    </>
  );
}
