import Box from '@mui/material/Box';
import * as t from '#messages/ui';
import { type StarFill, starFills } from './star-fills.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Each path ends where it began, on which the next star follows 24 to the right. */
const outline = 'l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8zm24 0';
const inside: Record<StarFill, string> = {
  full: outline,
  half: 'l-2.9 6.2-6.6.8 4.9 4.6-1.3 6.7 5.9-3.3zm24 0',
  empty: 'm24 0',
};
const start = 'M12 2.6';

interface RatingProps {
  value: number;
  count?: number;
  /** Height of a star in pixels. */
  size?: number;
}

/** Five stars for a mean of 0 to 5, read as one image, and the number of reviews if given. */
export function Rating({ value, count, size = 17 }: RatingProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, verticalAlign: 'middle' }}
    >
      <Box
        component="span"
        role="img"
        aria-label={t.ratedOutOf5(Number(value.toFixed(2)))}
        sx={{ display: 'inline-flex', color: 'star.main' }}
      >
        <svg viewBox="0 0 120 24" width={size * 5} height={size} fill="currentColor" aria-hidden>
          <path
            d={start + outline.repeat(5)}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <path
            d={
              start +
              starFills(value)
                .map((fill) => inside[fill])
                .join('')
            }
          />
        </svg>
      </Box>
      {count !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          ({count}
          <VisuallyHidden> {t.reviews}</VisuallyHidden>)
        </Box>
      )}
    </Box>
  );
}
