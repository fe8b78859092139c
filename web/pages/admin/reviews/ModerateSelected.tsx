import * as t from '#messages/admin/reviews';
import { Button } from '../../../ui/Button.tsx';
import { firstInBar, SelectionBar } from '../../../ui/SelectionBar.tsx';
import type { Selection } from '../../../ui/useSelection.ts';
import type { ReviewRowFragment } from './Reviews.generated.tsx';
import { useModeration } from './useModeration.ts';

/** Shows or hides the selected reviews. */
export function ModerateSelected({ selection }: { selection: Selection<ReviewRowFragment> }) {
  const { moderate, isSending } = useModeration();
  const { selected, clear } = selection;
  if (selected.length === 0) return null;
  const set = (state: 'SHOWN' | 'HIDDEN') => void moderate(selected, state).then(clear);
  return (
    <SelectionBar label={t.selectedReviews} count={selected.length} onClear={clear}>
      <Button variant="contained" loading={isSending} onClick={() => set('SHOWN')} sx={firstInBar}>
        {t.show}
      </Button>
      <Button color="inherit" loading={isSending} onClick={() => set('HIDDEN')}>
        {t.hide}
      </Button>
    </SelectionBar>
  );
}
