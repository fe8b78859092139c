import { useState } from 'react';
import * as t from '#messages/admin/edit-product';
import { adminProductsUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { EditProduct } from './EditProduct.tsx';
import { type EditProductFragment, useNewProductPageQuery } from './EditProductPage.generated.tsx';

/** What the form begins with. The server has nothing of it until it is saved. */
const empty: EditProductFragment = {
  id: '',
  name: '',
  brand: '',
  category: '',
  description: '',
  price: 0,
  countInStock: 0,
  categoryPath: [],
  attributes: [],
  customFields: [],
  options: [],
  variants: [],
  slug: null,
  descriptionText: '',
  seoTitle: '',
  seoDescription: '',
  tags: [],
  taxClass: 'standard',
  isDraft: true,
  publishAt: null,
  unpublishAt: null,
  image: '/sample.svg',
  images: [{ id: '', path: '/sample.svg', alt: '' }],
};

/** The form of a product that is not stored yet, for admins. */
export default function NewProductPage() {
  const [round, setRound] = useState(0);
  return (
    <AdminPage
      title={t.newProduct}
      back={adminProductsUrl}
      result={useNewProductPageQuery({ fetchPolicy: 'network-only' })}
    >
      {(choices) => (
        <EditProduct key={round} product={empty} choices={choices} onDiscard={() => setRound(round + 1)} />
      )}
    </AdminPage>
  );
}
