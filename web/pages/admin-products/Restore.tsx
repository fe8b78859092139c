import { useRestore } from '../../features/catalog/useRestore.ts';
import { Button } from '../../ui/Button.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

interface RestoreProps {
  products: readonly ListedProductFragment[];
  color?: 'primary' | 'inherit';
  onDone?: () => void;
}

/** Brings deleted products back. */
export function Restore({ products, color, onDone }: RestoreProps) {
  const { restore, loading } = useRestore();
  const name = products.length === 1 ? products[0]!.name : `${products.length} products`;
  return (
    <Button
      size="small"
      color={color}
      loading={loading}
      aria-label={`Restore ${name}`}
      onClick={() => void restore(products.map(({ id }) => id)).then(onDone)}
    >
      Restore
    </Button>
  );
}
