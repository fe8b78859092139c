import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

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
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}
