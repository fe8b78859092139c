import Box from '@mui/material/Box';
import * as t from '#messages/more-products';
import { BuyAgain } from '../../../features/cart/BuyAgain.tsx';
import type { SeenProduct } from '../../../features/catalog/seen-products.ts';
import { Money } from '../../../ui/Money.tsx';
import type { SimilarProductsQuery } from './SimilarProducts.generated.tsx';

export interface ChosenVariant {
  id: string;
  options: readonly string[];
  price: number;
  availableQuantity: number;
}

interface BuyTogetherProps {
  product: SeenProduct;
  variant: ChosenVariant | undefined;
  others: SimilarProductsQuery['boughtTogether'];
}

/** With the product itself. */
const MOST = 3;

/** Below what is bought together with a product: one button for the product and those of which nothing has to be chosen, with their sum. */
export function BuyTogether({ product, variant, others }: BuyTogetherProps) {
  const alone = others.filter(({ options }) => options.length === 0).slice(0, MOST - 1);
  if (!variant?.availableQuantity || alone.length === 0) return null;
  const { id: variantId, options, price } = variant;
  const items = [
    { product: product.id, variantId, options, name: product.name, price },
    ...alone.flatMap(({ id, variants, name, price }) =>
      variants.map((only) => ({ product: id, variantId: only.id, options: [], name, price })),
    ),
  ].map((item) => ({ ...item, qty: 1 }));
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' } }}>
        {items.map(({ name }) => name).join(' + ')}
        <Box sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
          {t.together} <Money cents={items.reduce((sum, { price }) => sum + price, 0)} />
        </Box>
      </Box>
      <BuyAgain items={items} label={t.addAll(items.length)} />
    </Box>
  );
}
