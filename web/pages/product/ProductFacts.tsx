import Box from '@mui/material/Box';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

/** The attributes of a product that shoppers see. */
export function ProductFacts({ product: { attributes } }: Pick<ProductPageQuery, 'product'>) {
  if (attributes.length === 0) return null;
  return (
    <Box component="dl" sx={list}>
      {attributes.map(({ key, label, type, unit, value }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{type === 'BOOLEAN' ? yesOrNo(value) : unit ? `${value} ${unit}` : value}</dd>
        </Box>
      ))}
    </Box>
  );
}

const yesOrNo = (value: string) => (value === 'true' ? 'Yes' : 'No');

const list = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  fontSize: '0.9375rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};
