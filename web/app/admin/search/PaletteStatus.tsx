import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/palette';

interface PaletteStatusProps {
  text: string;
  count: number;
  isSearching: boolean;
  isTooLong: boolean;
  hasFailed: boolean;
}

/** How the search is going, also for screen readers; what can be searched when nothing is typed or found. */
export function PaletteStatus({ text, count, isSearching, isTooLong, hasFailed }: PaletteStatusProps) {
  const said = isTooLong
    ? t.tooLong
    : hasFailed
      ? t.failed
      : isSearching
        ? t.searching
        : count === 0
          ? t.nothingFoundFor(text)
          : t.found(count);
  const hasNothing = count === 0 && !isSearching && !hasFailed && !isTooLong;
  return (
    <>
      <Typography
        role="status"
        color={hasFailed ? 'error' : 'textSecondary'}
        sx={{ px: 2, pt: 1.5, fontSize: '0.8125rem' }}
      >
        {text === '' ? '' : said}
      </Typography>
      {(text === '' || hasNothing) && (
        <Typography color="textSecondary" sx={{ px: 2, pt: 0.5, fontSize: '0.8125rem' }}>
          {t.whatCanBeSearched}
        </Typography>
      )}
    </>
  );
}
