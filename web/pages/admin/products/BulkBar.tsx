import { useState } from 'react';
import * as t from '#messages/admin/products';
import { Button } from '../../../ui/Button.tsx';
import { firstInBar, SelectionBar } from '../../../ui/SelectionBar.tsx';
import { AddToCollection } from './AddToCollection.tsx';
import type { AdminProductsFiltersQuery } from './AdminProductsPage.generated.tsx';
import { ChangeProducts } from './ChangeProducts.tsx';
import { DeleteSelected } from './DeleteSelected.tsx';
import { Restore } from './Restore.tsx';
import type { ProductSelection } from './views.ts';

interface BulkBarProps {
  selection: ProductSelection;
  /** Undefined until they are loaded. */
  filters: AdminProductsFiltersQuery | undefined;
  isDeleted: boolean;
}

/** What can be done with the selected products: floats at the foot of the page. */
export function BulkBar({ selection, filters, isDeleted }: BulkBarProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { selected: products, clear } = selection;
  return (
    <>
      {products.length > 0 && (
        <SelectionBar label={t.selectedProducts} count={products.length} onClear={clear}>
          {isDeleted ? (
            <Restore products={products} color="inherit" onDone={clear} />
          ) : (
            <>
              <Button variant="contained" onClick={() => setIsChanging(true)} sx={firstInBar}>
                {t.change}
              </Button>
              <AddToCollection selection={selection} collections={filters?.collections ?? []} />
              <DeleteSelected selection={selection} />
            </>
          )}
        </SelectionBar>
      )}
      {isChanging && filters && (
        <ChangeProducts selection={selection} filters={filters} onClose={() => setIsChanging(false)} />
      )}
    </>
  );
}
