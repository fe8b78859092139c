import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as t from '#messages/product-facts';
import { DescriptionText } from '../../../ui/DescriptionText.tsx';
import type { ProductPageQuery } from './ProductPage.generated.tsx';
import { ProductSafety } from './ProductSafety.tsx';

/** The description of a product, its attributes and public custom fields, and its safety information. */
export function ProductFacts({ product }: Pick<ProductPageQuery, 'product'>) {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={section}>
      <Typography variant="h2" id={heading}>
        {t.details}
      </Typography>
      <div>
        <DescriptionText html={product.descriptionHtml} />
        <Facts product={product} />
        <ProductSafety id={product.id} />
      </div>
    </Box>
  );
}

function Facts({ product: { attributes, customFields } }: Pick<ProductPageQuery, 'product'>) {
  // Staff read the others as well.
  const noted = customFields.filter(({ isPublic }) => isPublic);
  if (attributes.length + noted.length === 0) return null;
  return (
    <Box component="dl" sx={list}>
      {attributes.map(({ key, label, type, unit, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{type === 'BOOLEAN' ? yesOrNo(value) : unit ? `${value} ${unit}` : value}</dd>
        </div>
      ))}
      {noted.map(({ key, label, type, value }) => (
        <div key={`custom.${key}`}>
          <dt>{label}</dt>
          <dd>
            {type === 'BOOLEAN' ? (
              yesOrNo(value)
            ) : type === 'URL' ? (
              <Link href={value} rel="nofollow noopener">
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </Box>
  );
}

const yesOrNo = (value: string) => (value === 'true' ? t.yes : t.no);

/** Opened by the line on which the products of the home page stand. */
const section = {
  mt: { xs: 5, md: 8 },
  pt: 3,
  borderTop: 2,
  borderColor: 'text.primary',
  display: 'grid',
  columnGap: 8,
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
};

const list = {
  display: 'grid',
  columnGap: 4,
  m: 0,
  mt: 3,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  fontSize: '0.9375rem',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: 2,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', textAlign: 'right' },
};
