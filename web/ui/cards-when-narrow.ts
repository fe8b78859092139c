/** Style of a table: on narrow screens each row becomes a card whose cells bear the titles of their columns. */
export const cardsWhenNarrow = {
  '& td': { overflowWrap: 'anywhere' },
  '& td time, & td [data-variant]': { whiteSpace: 'nowrap' },
  '& th': { fontWeight: 600 },
  '@media (min-width: 900px)': {
    // Below the bar of the shop, which stays in sight as well.
    // What has the focus is never below the head.
    '& tbody :is(a, button)': { scrollMarginTop: '60px' },
    '& th': {
      position: 'sticky',
      top: 64,
      zIndex: 1,
      bgcolor: 'background.default',
      // The border of a table's cell does not stick.
      boxShadow: 'inset 0 -1px var(--palette-divider)',
    },
  },
  '@media (max-width: 899.95px)': {
    '&, & tbody, & td': { display: 'block' },
    // What is left of the head is a line of ways to sort.
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& thead tr:has([data-sortable])': { minHeight: 44 },
    '& thead tr:has([data-sortable])::before': { content: '"Sort by"', color: 'text.secondary' },
    '& th': { border: 0, py: 1, px: 0 },
    '& th:not([data-sortable])': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'block',
      my: 1.5,
      px: 2,
      py: 1,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
    },
    '& td': {
      display: 'flex',
      justifyContent: 'end',
      gap: 2,
      textAlign: 'end',
      border: 0,
      px: 0,
      py: 0.75,
      overflowWrap: 'anywhere',
      '&[data-label]::before': {
        content: 'attr(data-label)',
        flexShrink: 0,
        marginInlineEnd: 'auto',
        fontWeight: 600,
        color: 'text.secondary',
      },
    },
  },
} as const;
