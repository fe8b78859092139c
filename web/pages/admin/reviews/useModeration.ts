import * as t from '#messages/admin/reviews';
import { undo } from '#messages/admin/ui';
import { toastOutcome, useInParts } from '../../../features/catalog/useInParts.ts';
import type { ReviewState } from '../../../schema.generated.ts';
import { toast } from '../../../ui/toast.tsx';
import { type ReviewRowFragment, useSetReviewStatesMutation } from './Reviews.generated.tsx';

/** Shows or hides reviews at once, which can be undone. */
export function useModeration() {
  const { changeAll, sent } = useInParts(useSetReviewStatesMutation({ context: { inlineErrors: true } }));
  const set = (rows: readonly ReviewRowFragment[], state: ReviewState) =>
    changeAll(rows, (part) => ({ input: { ids: part.map(({ id }) => id), state } }));
  const restore = async (rows: readonly ReviewRowFragment[]) => {
    for (const [state, some] of Map.groupBy(rows, ({ review }) => review.state)) await set(some, state);
  };
  const moderate = async (rows: readonly ReviewRowFragment[], state: 'SHOWN' | 'HIDDEN') => {
    const outcome = await set(rows, state);
    toastOutcome({ ...outcome, done: [] }, String);
    if (outcome.done.length === 0) return;
    // That reports were answered stays.
    const changed = outcome.done.filter(({ review }) => review.state !== state);
    toast(t.areNow[state](outcome.done.length), {
      about: 'reviews',
      action: changed.length > 0 ? { label: undo, onClick: () => void restore(changed) } : undefined,
    });
  };
  return { moderate, isSending: sent !== null };
}
