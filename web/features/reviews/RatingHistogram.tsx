import Box from '@mui/material/Box';
import * as t from '#messages/rating-histogram';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** How many reviews give 5, 4, 3, 2 and 1 stars. `counts` begins with those of one star. */
export function RatingHistogram({ counts }: { counts: readonly number[] }) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Box component="ul" aria-label={t.reviewsByStars} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <Box
            component="li"
            key={stars}
            sx={{
              display: 'grid',
              gridTemplateColumns: '4.5em minmax(0, 1fr) 3em',
              alignItems: 'center',
              columnGap: 1,
              py: 0.5,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <span>{stars === 1 ? '1 star' : t.stars(stars)}</span>
            <Bar share={total === 0 ? 0 : count / total} />
            <Box component="span" sx={{ textAlign: 'right', color: 'text.secondary' }}>
              {count}
              <VisuallyHidden> {count === 1 ? 'review' : 'reviews'}</VisuallyHidden>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

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
