import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/edit-product';
import { usePresence } from '../../../features/presence/usePresence.ts';
import { adminProductsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { productUrl } from '../../../router/urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CostHistory } from './CostHistory.tsx';
import { Duplicate } from './Duplicate.tsx';
import { EditProduct } from './EditProduct.tsx';
import { useEditProductPageQuery } from './EditProductPage.generated.tsx';
import { PlannedPrices } from './PlannedPrices.tsx';
import { ProductSafety } from './ProductSafety.tsx';
import { StockAlertCounts } from './StockAlertCounts.tsx';

/** A product's form, for admins. */
export default function EditProductPage() {
  const { id = '' } = useParams();
  /** Another number begins the form anew. */
  const [round, setRound] = useState(0);
  const result = useEditProductPageQuery({
    variables: { id },
    // The form begins with what the server has now: an old stock would only be refused.
    fetchPolicy: 'network-only',
  });
  const stored = result.data?.product;
  const presence = usePresence('PRODUCT', id);
  const begin = () => {
    presence.markShown();
    setRound(round + 1);
  };
  return (
    <AdminPage
      title={stored ? t.editProductOf(stored.name) : t.editProduct}
      back={adminProductsUrl}
      result={result}
      action={({ product: { isDraft } }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button href={productUrl(id)}>{isDraft ? t.preview : t.viewInShop}</Button>
          <Duplicate id={id} />
        </Box>
      )}
    >
      {(data) => (
        <>
          <EditProduct
            key={`${data.product.id} ${round}`}
            product={data.product}
            choices={data}
            presence={presence}
            // The form takes from what is loaded what was not typed in.
            onLoadTheirs={() => void result.refetch().then(presence.markShown, () => {})}
            onDiscard={() => result.refetch().then(begin, begin)}
          />
          <ProductSafety productId={data.product.id} />
          <StockAlertCounts productId={data.product.id} />
          <CostHistory productId={data.product.id} />
          <PlannedPrices product={data.product} />
        </>
      )}
    </AdminPage>
  );
}
