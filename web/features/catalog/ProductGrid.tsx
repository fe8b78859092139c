import Box from '@mui/material/Box';
import type { ProductCardFragment } from './ProductCard.generated.tsx';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  products: ProductCardFragment[];
  /** These are of the page before, until the new ones come. */
  stale: boolean;
  /** The page begins with something else, whose pictures come first. */
  isLower?: boolean;
}

/** The first picture is the largest thing on a phone; the second is in view on wider screens. */
const PRIORITIES = ['high', 'eager'] as const;

/** One product in a row on small screens, two on medium, three on large, four on extra large ones; more with `DensitySwitch`. */
export function ProductGrid({ products, stale, isLower }: ProductGridProps) {
  return (
    <Box
      aria-busy={stale}
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        },
        '[data-density="compact"] &': {
          columnGap: { xs: 1.5, md: 2 },
          rowGap: 3.5,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
            lg: 'repeat(6, minmax(0, 1fr))',
          },
        },
        opacity: stale ? 0.5 : 1,
        transition: 'opacity 150ms',
      }}
    >
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} priority={isLower ? undefined : PRIORITIES[index]} />
      ))}
    </Box>
  );
}
