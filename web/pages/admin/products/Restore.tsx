import * as t from '#messages/admin/products';
import { useRestore } from '../../../features/catalog/useRestore.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

interface RestoreProps {
  products: readonly ListedProductFragment[];
  color?: 'primary' | 'inherit';
  onDone?: () => void;
}

/** Brings deleted products back. */
export function Restore({ products, color, onDone }: RestoreProps) {
  const { restore, sent } = useRestore();
  const count = products.length;
  const isMany = sent !== null && count > 1;
  return (
    <Button
      size="small"
      color={color}
      loading={sent !== null}
      loadingPosition={isMany ? 'start' : 'center'}
      aria-label={isMany ? undefined : t.restoreProducts(count, products[0]!.name)}
      sx={isMany ? { '&[aria-disabled]': { color: 'inherit' } } : undefined}
      onClick={() => void restore(products.map(({ id }) => id)).then(onDone)}
    >
      {isMany ? t.ofRestored(sent, count) : t.restore}
    </Button>
  );
}
