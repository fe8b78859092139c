import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId } from 'react';
import * as t from '#messages/product-facts';
import { DescriptionText } from '../../../ui/DescriptionText.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ProductPageQuery } from './ProductPage.generated.tsx';
import { ProductSafety } from './ProductSafety.tsx';

/** The description of a product, its attributes and public custom fields, and its safety information. */
export function ProductFacts({ product }: Pick<ProductPageQuery, 'product'>) {
  const heading = useId();
  return (
    <>
      <section aria-labelledby={heading}>
        <Box component="h2" id={heading} sx={{ m: 0 }}>
          <VisuallyHidden>{t.description}</VisuallyHidden>
        </Box>
        <DescriptionText html={product.descriptionHtml} />
      </section>
      <Facts product={product} />
      <ProductSafety id={product.id} />
    </>
  );
}

function Facts({ product: { attributes, customFields } }: Pick<ProductPageQuery, 'product'>) {
  // Staff read the others as well.
  const noted = customFields.filter(({ isPublic }) => isPublic);
  if (attributes.length + noted.length === 0) return null;
  return (
    <Box component="dl" sx={list}>
      {attributes.map(({ key, label, type, unit, value }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{type === 'BOOLEAN' ? yesOrNo(value) : unit ? `${value} ${unit}` : value}</dd>
        </Box>
      ))}
      {noted.map(({ key, label, type, value }) => (
        <Box key={`custom.${key}`} sx={{ display: 'contents' }}>
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
        </Box>
      ))}
    </Box>
  );
}

const yesOrNo = (value: string) => (value === 'true' ? t.yes : t.no);

const list = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  fontSize: '0.9375rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
