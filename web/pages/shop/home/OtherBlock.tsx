import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as t from '#messages/home';
import { ProductCard } from '../../../features/catalog/ProductCard.tsx';
import { CardsBlock } from './CardsBlock.tsx';
import { type HomeBlockProps, SeeAll } from './SeeAll.tsx';
import { TextBlock } from './TextBlock.tsx';

/** A block that shops without a home page of their own do not have. */
export function OtherBlock({ block, products, isTop }: HomeBlockProps) {
  const mt = isTop ? 0 : { xs: 7, sm: 9 };
  return (
    <Box sx={{ mt }}>
      {block.kind === 'PRODUCTS' && <ProductsBlock block={block} products={products} />}
      {block.kind === 'QUOTE' && <Quote {...block} />}
      {block.kind === 'TEXT' && <TextBlock {...block} isTop={isTop} />}
      {block.kind === 'CARDS' && <CardsBlock cards={block.cards} isTop={isTop} />}
    </Box>
  );
}

const SIZES = '(min-width: 1200px) 330px, (min-width: 768px) 30vw, 46vw';

/** More products than one row holds: two in a row on phones, four on wide screens. */
function ProductsBlock({ block, products }: Omit<HomeBlockProps, 'isTop'>) {
  const id = useId();
  const { title, rule } = block;
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 3 }}>
        <Typography id={id} variant="h2">
          {title || t.ofRule(rule)}
        </Typography>
        <SeeAll {...block} />
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: { xs: 1.5, sm: 3 },
          rowGap: { xs: 3.5, sm: 5 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          '& > *': { display: 'grid' },
        }}
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} component="div" sizes={SIZES} />
          </li>
        ))}
      </Box>
    </section>
  );
}

function Quote({ text, by }: { text: string; by: string }) {
  return (
    <Box
      component="figure"
      sx={{ m: 0, py: { xs: 4, md: 6 }, borderBlock: '2px solid', textAlign: 'center' }}
    >
      <Typography
        component="blockquote"
        variant="h2"
        sx={{
          maxWidth: '32ch',
          mx: 'auto',
          lineHeight: 1.2,
          textWrap: 'balance',
          // A mark on each side.
          '&::before': { content: 'open-quote' },
          '&::after': { content: 'close-quote' },
        }}
      >
        {text}
      </Typography>
      {by && (
        <Typography component="figcaption" sx={{ mt: 2, color: 'text.secondary' }}>
          {by}
        </Typography>
      )}
    </Box>
  );
}
