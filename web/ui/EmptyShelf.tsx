import Box from '@mui/material/Box';
import { ACCENT } from './colors.ts';

/** A shelf with nothing on it, and a disc sunk behind it by half. Not in the admin area, where that colour means work to do. */
export const EmptyShelf = () => <Box aria-hidden sx={shelf} />;

const shelf = {
  height: 68,
  maxWidth: 360,
  mx: 'auto',
  mt: { xs: 3, md: 5 },
  mb: 4,
  borderBottom: 2,
  borderColor: 'text.primary',
  background: `radial-gradient(circle at bottom, ${ACCENT} 63px, transparent 64px)`,
  '[data-admin] &': { display: 'none' },
};
