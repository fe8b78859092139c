import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** The page's spinner. It keeps the room of a page, so nothing jumps, and shows only when loading takes a while. */
export function Loader() {
  return (
    <Box
      role="status"
      sx={{
        minHeight: '60vh',
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
