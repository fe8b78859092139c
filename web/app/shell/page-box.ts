/** What bar, page and footer share: they begin and end in line. */
export const PAGE_BOX = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1440,
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 5 },
} as const;
