import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { productUrl } from '../../router/urls.ts';
import { EnergyArrow } from '../../ui/energy-arrow.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { RouterLink } from '../../ui/RouterLink.tsx';
import { UnitPrice } from '../../ui/UnitPrice.tsx';
import { ProductBadge } from './ProductBadge.tsx';
import type { ProductCardFragment } from './ProductCard.generated.tsx';
import { WasPrice } from './WasPrice.tsx';

const SaveButton = lazyPart(async () => (await import('./SaveButton.tsx')).SaveButton);

interface ProductCardProps {
  product: ProductCardFragment;
  priority?: 'eager' | 'high';
  /** Width of the picture on screen, as in the `sizes` attribute. */
  sizes?: string;
  /** An article in the list of a page; a part of the page otherwise, such as in a row of similar products. */
  component?: 'article' | 'div';
}

const SIZES = '(min-width: 1536px) 22vw, (min-width: 1200px) 30vw, (min-width: 768px) 46vw, 94vw';

/** A product in a list. The whole card is one link, and its heart the next stop of the keyboard. */
export function ProductCard({ product, priority, sizes = SIZES, component = 'article' }: ProductCardProps) {
  const { id, name, image, brand, price, compareAtPrice, priceRange, availableQuantity, rating, numReviews } =
    product;
  const href = productUrl(id);
  return (
    <Box
      component={component}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 1,
        '&:has(a:focus)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 },
        '& img': {
          transition: 'transform 200ms',
          opacity: availableQuantity > 0 ? 1 : 0.45,
        },
        '&:hover img': { transform: 'scale(1.03)' },
      }}
    >
      <Link
        component={RouterLink}
        viewTransition
        href={href}
        aria-hidden
        tabIndex={-1}
        sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1 }}
      >
        <Picture image={image} alt="" priority={priority} sizes={sizes} />
        <ProductBadge {...product} />
      </Link>
      <Typography component={component === 'article' ? 'h2' : 'h3'} variant="h3" sx={{ mt: 1.5 }}>
        <Link
          component={RouterLink}
          viewTransition
          href={href}
          color="inherit"
          underline="none"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
            overflow: 'hidden',
            '&:focus-visible': { outline: 'none' },
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {name}
        </Link>
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 1,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        <span>{brand}</span>
        <Rating value={rating} count={numReviews} size={14} />
      </Box>
      <Box
        sx={{
          mt: 'auto',
          pt: 0.5,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          fontSize: '1.125rem',
          fontWeight: 700,
        }}
      >
        <span>
          {priceRange.max > price && 'from '}
          <Money cents={price} />
          {compareAtPrice !== null && <WasPrice cents={compareAtPrice} />}
        </span>
        <UnitPrice of={product.unitPrice} />
        {product.energyClass && <EnergyArrow of={product.energyClass} />}
        {product.cartOffer && (
          <Typography sx={{ color: 'success.main', fontWeight: 600 }}>{product.cartOffer}</Typography>
        )}
      </Box>
      <SaveButton product={product} />
    </Box>
  );
}
