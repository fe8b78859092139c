import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/edit-product';
import { editProductUrl } from '../../../router/admin-urls.ts';
import type { ExpectedProductInput, ProductImageInput, ProductInput } from '../../../schema.generated.ts';
import { toast } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/useText.ts';
import {
  type EditProductFragment,
  useCreateProductMutation,
  useUpdateProductMutation,
} from './EditProductPage.generated.tsx';

/** Saves a product in one call; one that is new is stored by the first of them, and its form opened. */
export function useSaveProduct(id: string) {
  const text = useText();
  const navigate = useNavigate();
  const options = { context: { inlineErrors: true } };
  const [update, updating] = useUpdateProductMutation(options);
  const [create, creating] = useCreateProductMutation(options);
  /** Whether a new product is stored, so that nothing is lost by leaving its form. */
  const isDone = useRef(false);
  const { loading, error, reset } = id ? updating : creating;

  /** Returns what is stored now. */
  const save = async (
    input: ProductInput,
    expectedImages: ProductImageInput[],
    expected: ExpectedProductInput,
  ): Promise<EditProductFragment | undefined> => {
    if (id) {
      const { data } = await update({ variables: { input: { ...input, id, expectedImages, expected } } });
      if (data) toast(text(t.productUpdated));
      return data?.updateProduct;
    }
    const { data } = await create({ variables: { input } });
    if (!data) return;
    isDone.current = true;
    toast(t.productCreatedSuccessfully);
    navigate(editProductUrl(data.createProduct.id), { replace: true });
  };
  return { save, isDone, loading, error, reset };
}
