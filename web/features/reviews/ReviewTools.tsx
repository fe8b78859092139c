import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as stars from '#messages/rating-histogram';
import * as t from '#messages/review-browser';
import type { ReviewSort } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InlineSelect } from '../../ui/InlineSelect.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Which reviews are shown. */
export interface ReviewChoice {
  sort: ReviewSort;
  /** Those with so many stars alone, or null. */
  rating: number | null;
}

interface ReviewToolsProps {
  /** Begins with the number of reviews that give one star. */
  counts: readonly number[];
  /** What the list has; not yet the choice while that is loaded. */
  listed: ReviewChoice;
  choice: ReviewChoice;
  isLoading: boolean;
  /** False without scripts. */
  isUsable: boolean;
  onSort: (sort: ReviewSort) => void;
  onRemove: () => void;
}

/** Says which reviews are shown, in words that screen readers say when they change, and sorts them. */
export function ReviewTools({ counts, listed, choice, isUsable, ...props }: ReviewToolsProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44, mb: 1 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {listed.rating ? t.someReviews(counts[listed.rating - 1] ?? 0, total) : t.allReviews(total)}
        {/* What the controls beside it show. */}
        <VisuallyHidden>
          {listed.rating ? t.withStars(stars.stars(listed.rating)) : t.sortedBy(listed.sort)}
        </VisuallyHidden>
      </Typography>
      {choice.rating && <Chip label={stars.stars(choice.rating)} onRemove={props.onRemove} />}
      {props.isLoading && <Spinner size={20} aria-label={t.loadingReviews} />}
      {/* Those with the same number of stars have one order. */}
      {!choice.rating && (
        <Box inert={!isUsable} sx={{ ml: 'auto', '&[inert]': { visibility: 'hidden' } }}>
          <SortSelect value={choice.sort} onChange={props.onSort} />
        </Box>
      )}
    </Box>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t.remove(label)}
      onClick={onRemove}
      sx={{ gap: 1 }}
    >
      {label}
      <Icon name="cross" size={14} />
    </Button>
  );
}

interface SortSelectProps {
  value: ReviewSort;
  onChange: (sort: ReviewSort) => void;
}

function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <InlineSelect
      label={t.sortBy}
      value={value}
      onChange={(event) => onChange(event.target.value as ReviewSort)}
    >
      {Object.entries(t.sorts).map(([sort, label]) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </InlineSelect>
  );
}
