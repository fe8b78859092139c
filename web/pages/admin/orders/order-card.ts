const at = (name: string) => `& td[data-column=${name}]`;
const untitled = { '&::before': { display: 'none' } };

/** Style of an order as a card: what matters first in four lines, below it the columns that people chose, and a link over all of it. */
export const orderCard = {
  '& tbody tr': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
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
    order: 1,
    flex: '1 1 100%',
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
  '& td:first-of-type': { order: 0, flex: 'none', ml: -1.25 },
  '& td:nth-of-type(2)': {
    order: 0,
    flex: '1 1 4rem',
    ...untitled,
    '& > span': { minWidth: 0 },
    // The number is what people go by.
    '& small': { display: 'none' },
  },
  [at('total')]: { order: 0, flex: '0 1 auto', ml: 'auto', ...untitled },
  // The address stands on the page of the order: here it would be pressed by mistake.
  [at('customer')]: { ...untitled, '& a': { display: 'none' } },
  [at('items')]: { flex: '1 1 calc(100% - 6rem)', ...untitled, '& > span': { flexWrap: 'wrap' } },
  [at('date')]: { flex: 'none', ml: 'auto', ...untitled, fontSize: '0.8125rem', textAlign: 'end' },
  [at('paid')]: { flex: '0 1 auto' },
  [at('delivered')]: { flex: '0 1 auto', justifyContent: 'end', ml: 'auto' },
  '& td:has([data-row-link])': { position: 'absolute', inset: 0, zIndex: 0 },
  '& [data-row-link]': { position: 'relative', flexGrow: 1, alignSelf: 'stretch', borderRadius: 1 },
  // For screen readers alone.
  '& [data-row-link] > span': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
};
