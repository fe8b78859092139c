import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/saved';
import { optionLabels } from '#money/line';
import { addItem } from '../../../features/cart/cart.ts';
import { updateCart } from '../../../features/cart/cart-store.ts';
import { ProductCard } from '../../../features/catalog/ProductCard.tsx';
import { useSaved } from '../../../features/catalog/SaveButton.tsx';
import { productUrl } from '../../../router/urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { SavedProduct } from './useProducts.ts';

const SIZES = '(min-width: 1200px) 330px, (min-width: 900px) 30vw, 46vw';

interface SavedCardProps {
  product: SavedProduct;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A saved product with what can be done with it. */
export function SavedCard({ product, children }: SavedCardProps) {
  const { id, name, variants, availableQuantity } = product;
  const { remove } = useSaved(product);
  const [variant, ...others] = variants;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, '& > :first-of-type': { flex: 1 } }}
    >
      <ProductCard product={product} sizes={SIZES} />
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {availableQuantity > 0 &&
          (others.length > 0 ? (
            <Button variant="outlined" href={productUrl(id)} aria-label={t.chooseOf(name)} sx={wide}>
              {t.choose}
            </Button>
          ) : (
            variant && (
              <Button
                variant="outlined"
                aria-label={t.addOf(name)}
                sx={wide}
                onClick={() => addToCart(product, variant)}
              >
                {t.addToCart}
              </Button>
            )
          ))}
        {/* On phones the heart has the room for it. */}
        <Button
          color="inherit"
          aria-label={t.removeOf(name)}
          onClick={remove}
          sx={{ display: { xs: 'none', sm: 'inline-flex' }, px: 1 }}
        >
          {t.remove}
        </Button>
        {children}
      </Box>
    </Box>
  );
}

/** On phones as wide as the card: two beside each other would not fit. */
const wide = { flexGrow: { xs: 1, sm: 0 } };

function addToCart(product: SavedProduct, variant: SavedProduct['variants'][number]): void {
  const { id: productId, name, image } = product;
  const options = optionLabels({ ...variant, optionNames: product.options.map((option) => option.name) });
  const { id: variantId, price, countInStock, availableQuantity } = variant;
  const stock = { countInStock, availableQuantity };
  const line = { productId, variantId, name, options, image, price, ...stock, qty: 1 };
  updateCart((cart) => addItem(cart, line));
  toast(t.wasAdded(name));
}
