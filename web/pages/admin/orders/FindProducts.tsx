import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/orders';
import { Button } from '../../../ui/Button.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { type ProductsToOrderQuery, useProductsToOrderQuery } from './NewOrder.generated.tsx';
import { shownVariant } from './order-form.ts';

type Product = ProductsToOrderQuery['products']['products'][number];
type Variant = Product['variants'][number];

/** Time without a key press after which the query is sent. Milliseconds. */
const REST_MS = 300;

/** A search for products, whose variants are added one by one. */
export function FindProducts({ onAdd }: { onAdd: (product: Product, variant: Variant) => void }) {
  const [text, setText] = useState('');
  const keyword = useDebounced(text.trim(), REST_MS);
  const { data, previousData, error, refetch } = useProductsToOrderQuery({
    variables: { keyword },
    skip: keyword === '',
    context: { inlineErrors: true },
  });
  const found = keyword ? (data ?? previousData)?.products.products : undefined;
  return (
    <>
      <TextField
        label={t.findAProductToAdd}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        inputProps={{ maxLength: 100 }}
        hint={t.byNameBrandOrSku}
      />
      <LoadError error={error} onRetry={refetch} />
      <Typography role="status" sx={{ mt: 1, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {found?.length === 0 && t.nothingFoundFor(keyword)}
      </Typography>
      {found && found.length > 0 && (
        <Box component="ul" aria-label={t.productsFound} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {found.flatMap((product) =>
            bySku(product.variants, keyword).map((variant) => (
              <Hit key={variant.id} product={product} variant={variant} onAdd={onAdd} />
            )),
          )}
        </Box>
      )}
    </>
  );
}

/** The variant with exactly this SKU first. */
function bySku(variants: readonly Variant[], keyword: string): Variant[] {
  const isSought = ({ sku }: Variant) => sku?.toLowerCase() === keyword.toLowerCase();
  return variants.toSorted((one, other) => Number(isSought(other)) - Number(isSought(one)));
}

interface HitProps {
  product: Product;
  variant: Variant;
  onAdd: (product: Product, variant: Variant) => void;
}

function Hit({ product, variant, onAdd }: HitProps) {
  const { name, image } = shownVariant(product, variant);
  const isGone = variant.availableQuantity === 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignItems: 'center',
        minHeight: 56,
        py: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Picture image={image} alt="" sizes="44px" />
      <Box>
        {name}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Money cents={variant.price} />, {isGone ? t.outOfStock : t.inStock(variant.countInStock)}
          {variant.sku && t.sku(variant.sku)}
        </Typography>
      </Box>
      <Button
        size="small"
        disabled={isGone}
        aria-label={t.addName(name)}
        onClick={() => onAdd(product, variant)}
      >
        {t.add}
      </Button>
    </Box>
  );
}
