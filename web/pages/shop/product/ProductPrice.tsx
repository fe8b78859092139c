import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/product';
import { PriceNote } from '../../../features/catalog/PriceNote.tsx';
import { WasPrice } from '../../../features/catalog/WasPrice.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Money } from '../../../ui/Money.tsx';
import { UnitPrice } from '../../../ui/UnitPrice.tsx';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

const EnergyLabel = lazyPart(async () => (await import('./EnergyLabel.tsx')).EnergyLabel, undefined, true);

interface ProductPriceProps {
  product: Pick<ProductPageQuery['product'], 'id' | 'energyClass' | 'cartOffer'>;
  variant: Pick<
    ProductPageQuery['product']['variants'][number],
    'price' | 'compareAtPrice' | 'lowestPrice30d' | 'netContent' | 'unitPrice'
  >;
  /** Other variants cost more. */
  isFrom: boolean;
}

/** What the chosen variant costs, and all that has to stand beside it. */
export function ProductPrice({ product, variant, isFrom }: ProductPriceProps) {
  const { price, compareAtPrice, lowestPrice30d, netContent, unitPrice } = variant;
  return (
    <Box sx={{ fontSize: 'min(2.125rem, 16vw)', fontWeight: 700, lineHeight: 1.2 }}>
      {isFrom && 'from '}
      <Money cents={price} />
      {compareAtPrice !== null && <WasPrice cents={compareAtPrice} />}
      <UnitPrice of={unitPrice} content={netContent} />
      {product.energyClass && <EnergyLabel id={product.id} of={product.energyClass} />}
      {product.cartOffer && (
        <Typography sx={{ color: 'success.main', fontWeight: 600 }}>{product.cartOffer}</Typography>
      )}
      {lowestPrice30d !== null && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t.lowestPriceOfTheLast(<Money cents={lowestPrice30d} />)}
        </Typography>
      )}
      <PriceNote />
    </Box>
  );
}
