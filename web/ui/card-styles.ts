/** A list of cards, each of which leads to a screen, in as many columns of this width as fit. */
export const cardList = (width: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
  gap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
});

export const card = {
  position: 'relative',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.primary' },
} as const;

/** It covers its card. */
export const cardLink = {
  fontWeight: 600,
  color: 'text.primary',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
} as const;
