import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { ProductCardFragment } from './ProductCard.generated.tsx';
import { ProductCard } from './ProductCard.tsx';

interface ProductRowProps {
  title: string;
  products: ProductCardFragment[];
  /** Stands at the end of the title's line. */
  more?: ReactNode;
  /** Stands below the products. */
  note?: ReactNode;
}

const SIZES = '(min-width: 1200px) 330px, (min-width: 768px) 30vw, 42vw';

/** That of the page; where nothing scrolls, what the ring needs. */
const EDGE = { xs: 2, sm: 3, lg: '6px' };

/** A part of a page with a row of products; on phones it scrolls sideways. Nothing without products. */
export function ProductRow({ title, products, more, note }: ProductRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 7, sm: 9 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 3 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {more}
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          listStyle: 'none',
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'max(42%, 8rem)', sm: '30%', lg: 'minmax(0, calc((100% - 72px) / 4))' },
          columnGap: { xs: 1.5, sm: 3 },
          // Holds the hidden texts of cards that are scrolled out.
          position: 'relative',
          // Room for the ring of focus, which scrolling would cut off.
          overflowX: 'auto',
          py: '6px',
          // As wide as the window where it scrolls: the next card is cut off by its edge alone.
          px: EDGE,
          mx: { xs: -2, sm: -3, lg: '-6px' },
          scrollSnapType: 'x proximity',
          scrollPaddingInline: { xs: '16px', sm: '24px', lg: '6px' },
          '& > *': { display: 'grid', scrollSnapAlign: 'start' },
        }}
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} component="div" sizes={SIZES} />
          </li>
        ))}
      </Box>
      {note}
    </Box>
  );
}
