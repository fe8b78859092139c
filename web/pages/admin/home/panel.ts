/** A part of Home with a frame. */
export const panel = {
  mt: 3,
  p: { xs: 2, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& h2': { fontSize: '1.125rem' },
};
