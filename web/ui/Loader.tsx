import Box from '@mui/material/Box';
import * as t from '#messages/ui';
import { Spinner } from './Spinner.tsx';

/** The page's spinner. It keeps the footer out of sight, so nothing jumps, and shows only when loading takes a while. */
export function Loader() {
  return (
    <Box
      role="status"
      sx={{
        minHeight: '80vh',
        display: 'grid',
        placeItems: 'center',
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 100ms 150ms backwards',
      }}
    >
      <Spinner aria-label={t.loading} />
    </Box>
  );
}
