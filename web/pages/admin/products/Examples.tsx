import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/products';
import type { PricePair } from '#money/change-price';
import { WasPrice } from '../../../features/catalog/WasPrice.tsx';
import type { ProductChangesInput } from '../../../schema.generated.ts';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { type Preview, previewOf } from './changes.ts';

/** Examples that are shown. */
const FEW = 3;

interface ExamplesProps {
  products: readonly ListedProductFragment[];
  changes: ProductChangesInput;
}

/** How many products a change affects, and what it does to some of them. */
export function Examples({ products, changes }: ExamplesProps) {
  const previews = products.map((product) => ({ product, ...previewOf(product, changes) }));
  const impossible = previews.filter(({ problem }) => problem !== null);
  const changed = previews.filter(({ isChanged, problem }) => isChanged && problem === null);
  const same = previews.length - impossible.length - changed.length;
  return (
    <div>
      <Typography role="status">
        {changed.length === 1 ? t.oneProductChanges : t.productsChange(changed.length)}
        {same > 0 && t.stayAsTheyAre(same)}.
      </Typography>
      {impossible.length > 0 && (
        <Message severity="warning">
          {t.oneCannotCannotBeChanged(impossible.length, impossible[0]!.product.name, impossible[0]!.problem)}
        </Message>
      )}
      {(changes.price || changes.stock) && (
        <Box component="ul" aria-label={t.examples} sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {changed.slice(0, FEW).map(({ product, ...preview }) => (
            <li key={product.id}>
              {product.name}: {product.variants.length > 1 && changes.price && 'from '}
              <Effect {...preview} />
            </li>
          ))}
          {changed.length > FEW && <li>{t.andMore(changed.length - FEW)}</li>}
        </Box>
      )}
    </div>
  );
}

function Effect({ price, stock }: Preview) {
  if (price)
    return (
      <>
        <Price {...price.before} /> → <Price {...price.after} />
      </>
    );
  return stock ? `${stock.before} → ${stock.after}` : null;
}

function Price({ price, compareAtPrice }: PricePair) {
  return (
    <>
      <Money cents={price} />
      {compareAtPrice !== null && <WasPrice cents={compareAtPrice} />}
    </>
  );
}
