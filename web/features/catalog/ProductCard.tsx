import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { productUrl } from '../../router/urls.ts';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { RouterLink } from '../../ui/RouterLink.tsx';
import type { ProductCardFragment } from './ProductCard.generated.tsx';
import { WasPrice } from './WasPrice.tsx';

interface ProductCardProps {
  product: ProductCardFragment;
  priority?: 'eager' | 'high';
}

/** A product in a list. The whole card is one link and one stop for the keyboard. */
export function ProductCard({ product, priority }: ProductCardProps) {
  const { id, name, image, price, compareAtPrice, priceRange, rating, numReviews } = product;
  const href = productUrl(id);
  return (
    <Box
      component="article"
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        transition: 'transform 150ms, box-shadow 150ms',
        '&:hover': { transform: 'translateY(-3px)', boxShadow: 3 },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        '& img': { aspectRatio: '4 / 3' },
      }}
    >
      <Link component={RouterLink} viewTransition href={href} aria-hidden tabIndex={-1}>
        <Picture
          image={image}
          alt=""
          priority={priority}
          sizes="(min-width: 1536px) 24vw, (min-width: 1200px) 32vw, (min-width: 768px) 48vw, 94vw"
        />
      </Link>
      <Box sx={{ p: 2, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography component="h2" variant="h3">
          <Link
            component={RouterLink}
            viewTransition
            href={href}
            color="inherit"
            underline="none"
            sx={{
              '&:focus-visible': { outline: 'none' },
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {name}
          </Link>
        </Typography>
        <Rating value={rating} count={numReviews} />
        <Box sx={{ fontSize: 20, fontWeight: 700 }}>
          {priceRange.max > price && 'from '}
          <Money cents={price} />
          {compareAtPrice !== null && <WasPrice cents={compareAtPrice} />}
        </Box>
      </Box>
    </Box>
  );
}
