const at = (name: string) => `& td[data-column=${name}]`;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const untitled = { '&::before': { display: 'none' } };

/** Style of an order as a card: what matters first in four lines, below it the columns that people chose, and a link over all of it. */
export const orderCard = {
  '& tbody tr': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto',
    gridTemplateAreas:
      '"select id id total" "customer customer customer customer" "items items date date" "paid paid delivered delivered"',
    alignItems: 'center',
    columnGap: 1,
    rowGap: 0.25,
    my: 1,
    px: 1.5,
    py: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& td': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    minWidth: 0,
    p: 0,
    border: 0,
    // What can be pressed in a cell is above the link, and its texts are not in the way of it.
    position: 'relative',
    zIndex: 1,
    pointerEvents: 'none',
    '& :is(a, input)': { pointerEvents: 'auto' },
    '&:empty, &:has(> span:empty:only-child)': { display: 'none' },
    '&[data-label]::before': {
      content: 'attr(data-label)',
      fontSize: '0.8125rem',
      textTransform: 'uppercase',
      color: 'text.secondary',
    },
  },
  '& td:first-of-type': { gridArea: 'select', ml: -1.25 },
  '& td:nth-of-type(2)': {
    ...{ gridArea: 'id', ...untitled },
    '& > span': { minWidth: 0 },
    '& small': cut,
  },
  [at('total')]: { gridArea: 'total', justifyContent: 'end', ...untitled },
  // The address stands on the page of the order: here it would be pressed by mistake.
  [at('customer')]: { gridArea: 'customer', ...untitled, '& a': { display: 'none' } },
  [at('items')]: { gridArea: 'items', ...untitled, '& > span': { flexWrap: 'wrap' } },
  [at('date')]: {
    ...{ gridArea: 'date', justifyContent: 'end', ...untitled },
    ...{ fontSize: '0.8125rem', textAlign: 'end' },
  },
  [at('paid')]: { gridArea: 'paid' },
  [at('delivered')]: { gridArea: 'delivered', justifyContent: 'end' },
  '& td:has([data-row-link])': { position: 'absolute', inset: 0, zIndex: 0 },
  // Its text is for screen readers alone.
  '& [data-row-link]': {
    position: 'relative',
    flexGrow: 1,
    alignSelf: 'stretch',
    overflow: 'hidden',
    textIndent: '200%',
    borderRadius: 1,
  },
};
