import Box from '@mui/material/Box';
import * as t from '#messages/catalog';
import { INK } from '#money/house-colors';
import { ACCENT } from '../../ui/colors.ts';
import { FEW } from './few.ts';

interface ProductBadgeProps {
  price: number;
  compareAtPrice?: number | null;
  countInStock: number;
  availableQuantity: number;
}

/** The one thing about a product that is worth a mark on its picture, if there is one. */
export function ProductBadge(product: ProductBadgeProps) {
  const badge = badgeOf(product);
  if (!badge) return null;
  const { text, ...colors } = badge;
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 12,
        left: 12,
        px: 1,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: '1.625rem',
        ...colors,
      }}
    >
      {text}
    </Box>
  );
}

function badgeOf({ price, compareAtPrice, countInStock, availableQuantity }: ProductBadgeProps) {
  if (availableQuantity <= 0) return { text: t.soldOut, bgcolor: INK, color: '#FFFFFF' };
  if (countInStock <= 0) return { text: t.onBackorder, bgcolor: 'background.paper', color: 'warning.main' };
  if (compareAtPrice && compareAtPrice > price) {
    const percent = Math.floor((1 - price / compareAtPrice) * 100);
    if (percent > 0) return { text: `-${percent} %`, bgcolor: ACCENT, color: INK };
  }
  if (availableQuantity <= FEW)
    return { text: t.onlyLeft(availableQuantity), bgcolor: 'background.paper', color: 'warning.main' };
  return null;
}
