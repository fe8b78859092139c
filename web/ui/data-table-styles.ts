import * as t from '#messages/admin/ui';
import { CITRON } from '#money/house-colors';

/** Style of a table whose rows are chosen. A bar at the foot of the page never covers what has the focus. */
export const selectable = {
  '& tbody :is(a, button, input)': { scrollMarginBlock: '60px 150px' },
  '& tbody tr[data-selected]': {
    bgcolor: `color-mix(in srgb, ${CITRON} 14%, var(--palette-background-paper))`,
  },
} as const;

/** Style of a table: on narrow screens each row becomes a card whose cells bear the titles of their columns, or what `card` makes of it. */
export const cardsWhenNarrow = (below: number, card: object = {}) => ({
  '& th': { fontWeight: 600, textTransform: 'uppercase' },
  '& td[data-number]': { fontVariantNumeric: 'tabular-nums' },
  // The row that the keys lead to, all of it.
  '& tbody tr:has([data-row-link]:focus-visible)': {
    outline: '2px solid var(--focus, var(--palette-primary-main))',
    outlineOffset: '-2px',
    '& [data-row-link]:focus-visible': { outline: 0 },
  },
  '& tr:has([data-row-link])': {
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  },
  [`@media (min-width: ${below}px)`]: {
    '& td time, & td [data-variant]': { whiteSpace: 'nowrap' },
    '& td [data-cut]': {
      maxWidth: '20ch',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '@media (max-width: 1439.95px)': { '& :is(td, th)': { px: 1 } },
    // Words stay whole, and what needs room gets it.
    '& tr:has(> [data-main]) td': { py: 1, overflowWrap: 'break-word' },
    '& td[data-main]': { width: '30%', minWidth: '13rem' },
    '& [data-number]': { textAlign: 'end' },
    '& th[data-number] > a': { flexDirection: 'row-reverse' },
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
    // What scrolls sideways would keep the head within itself.
    '[data-sideways] & th': { position: 'static' },
    '[data-sideways] & :is(td, td *)': { overflowWrap: 'break-word' },
  },
  [`@media (max-width: ${below - 0.05}px)`]: {
    '&, & tbody, & td': { display: 'block' },
    // What is left of the head is a line of ways to sort.
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& thead tr:has([data-sortable])': { minHeight: 44 },
    '& thead tr:has([data-sortable])::before': { content: `"${t.sortBy}"`, color: 'text.secondary' },
    '& th': { border: 0, py: 1, px: 0 },
    '& th:not([data-sortable])': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
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
      // Nothing to read: a card without the title, either.
      '&:empty, &:has(> span:empty:only-child)': { display: 'none' },
      '&[data-label]::before': {
        content: 'attr(data-label)',
        flexShrink: 0,
        maxWidth: '60%',
        overflowWrap: 'anywhere',
        textAlign: 'start',
        marginInlineEnd: 'auto',
        fontWeight: 600,
        textTransform: 'uppercase',
        color: 'text.secondary',
      },
    },
    ...card,
  },
});
