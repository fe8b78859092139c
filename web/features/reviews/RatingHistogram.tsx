import Box from '@mui/material/Box';
import type { Ref } from 'react';
import * as t from '#messages/rating-histogram';
import { tint } from '../../ui/Pressable.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface RatingHistogramProps {
  /** Begins with the number of reviews that give one star. */
  counts: readonly number[];
  /** The stars whose reviews alone are shown, or null. */
  chosen: number | null;
  /** Left out while nothing can be chosen. */
  onChoose?: (stars: number | null) => void;
  ref?: Ref<HTMLUListElement>;
}

/** How many reviews give 5, 4, 3, 2 and 1 stars. Each with reviews is a button that shows those alone, or all again. */
export function RatingHistogram({ counts, chosen, onChoose, ref }: RatingHistogramProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Box
      component="ul"
      data-screen-only
      ref={ref}
      aria-label={t.reviewsByStars}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        const isChosen = stars === chosen;
        const cells = (
          <>
            <span>{t.stars(stars)}</span>
            <Bar share={total === 0 ? 0 : count / total} />
            <Box component="span" sx={{ textAlign: 'right', color: 'text.secondary' }}>
              {count}
              <VisuallyHidden> {t.reviews(count)}</VisuallyHidden>
            </Box>
          </>
        );
        return (
          <li key={stars}>
            {onChoose && count > 0 ? (
              <Box
                component="button"
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : stars)}
                sx={row}
              >
                {cells}
              </Box>
            ) : (
              <Box sx={row}>{cells}</Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** Of both kinds, so that the rules that the server sends fit buttons as well. */
const row = {
  display: 'grid',
  gridTemplateColumns: '4.5em minmax(0, 1fr) 3em',
  alignItems: 'center',
  columnGap: 1,
  width: 'calc(100% + 16px)',
  minHeight: 44,
  boxSizing: 'border-box',
  m: 0,
  mx: -1,
  px: 1,
  border: 0,
  borderRadius: 1,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  bgcolor: 'transparent',
  textAlign: 'left',
  '&[aria-pressed]': { cursor: 'pointer', '& > span:first-of-type': { textDecoration: 'underline' } },
  '@media (hover: hover)': { '&[aria-pressed]:hover': { bgcolor: tint('text-primary') } },
  '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 2px currentColor', fontWeight: 700 },
};

/** Drawn, since the content security policy refuses a width in a style attribute. */
function Bar({ share }: { share: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      width="100%"
      height="10"
      sx={{ display: 'block', borderRadius: 999, bgcolor: 'divider' }}
    >
      <Box component="rect" width={`${share * 100}%`} height="10" sx={{ fill: 'var(--palette-star-main)' }} />
    </Box>
  );
}
