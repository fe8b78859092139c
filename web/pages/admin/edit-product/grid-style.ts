/** Style of a table of fields. */
export const gridStyle = {
  borderSpacing: 0,
  width: '100%',
  minWidth: 980,
  '& th': { textAlign: 'left', fontSize: '0.8125rem', fontWeight: 600, pb: 0.5, pr: 1 },
  '& td': { verticalAlign: 'top', pb: 1, pr: 1 },
  '& input[data-long]': { minWidth: 148 },
  '& td.margin': { pt: 1.25, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& input, & select': {
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
    width: '100%',
    minWidth: 80,
    height: 44,
    px: 1.25,
  },
  '& input[aria-invalid="true"]': { borderColor: 'error.main', borderWidth: 2 },
};
