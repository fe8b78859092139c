import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDialogForm } from '../../../apollo/useDialogForm.ts';
import type { PickedProduct } from '../../../features/catalog/PickProducts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { EligibleProducts } from './EligibleProducts.tsx';
import { Example } from './Example.tsx';
import { PromotionFields } from './PromotionFields.tsx';
import {
  type EditedPromotionFragment,
  type PromotionsPageQuery,
  useSavePromotionMutation,
} from './PromotionsPage.generated.tsx';
import { readPromotion } from './promotion-form.ts';

interface EditPromotionProps {
  /** A new one without it. */
  promotion?: EditedPromotionFragment;
  categories: PromotionsPageQuery['categories'];
}

/** A button that opens the form of a promotion. */
export function EditPromotion({ promotion, categories }: EditPromotionProps) {
  const [changed, setChanged] = useState<FormData | null>(null);
  const [products, setProducts] = useState<PickedProduct[]>([]);
  const save = useSavePromotionMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(save, 'Promotion saved');
  const read = (form: FormData) =>
    readPromotion(
      form,
      products.map(({ id }) => id),
      promotion,
    );
  const typed = changed && read(changed);
  return (
    <>
      <Button
        size={promotion ? 'small' : 'medium'}
        variant={promotion ? 'text' : 'contained'}
        aria-label={promotion && `Edit ${promotion.title}`}
        onClick={() => {
          setProducts(promotion?.products ?? []);
          setChanged(null);
          open();
        }}
      >
        {promotion ? 'Edit' : 'Add promotion'}
      </Button>
      {isOpen && (
        <FormDialog
          title={promotion ? `Promotion '${promotion.title}'` : 'New promotion'}
          {...dialog}
          onSubmit={(form) => send({ input: read(form) })}
        >
          <Typography role="status" sx={{ minHeight: '3em', fontSize: '0.875rem', color: 'text.secondary' }}>
            {typed && <Example promotion={typed} />}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 2.5 }}
            onChange={({ target }) => {
              const { form } = target as unknown as HTMLInputElement;
              if (form) setChanged(new FormData(form));
            }}
          >
            <PromotionFields
              promotion={promotion}
              kind={typed?.kind ?? promotion?.kind ?? 'PERCENT'}
              errors={fields}
            />
            <EligibleProducts
              categories={categories}
              categoryIds={promotion?.categoryIds ?? []}
              products={products}
              onProducts={setProducts}
              errors={fields}
            />
          </Box>
        </FormDialog>
      )}
    </>
  );
}
