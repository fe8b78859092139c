import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import type { PickedProduct } from '../../features/catalog/PickProducts.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toast } from '../../ui/toast.tsx';
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
  const [isOpen, setIsOpen] = useState(false);
  const [changed, setChanged] = useState<FormData | null>(null);
  const [products, setProducts] = useState<PickedProduct[]>([]);
  const [save, { loading, error, reset }] = useSavePromotionMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const close = () => {
    setIsOpen(false);
    setChanged(null);
    reset();
  };
  const read = (form: FormData) =>
    readPromotion(
      form,
      products.map(({ id }) => id),
      promotion,
    );
  const typed = changed && read(changed);
  const send = (form: FormData) =>
    void save({ variables: { input: read(form) } }).then(() => {
      toast('Promotion saved');
      close();
    }, ignoreShown);
  return (
    <>
      <Button
        size={promotion ? 'small' : 'medium'}
        variant={promotion ? 'text' : 'contained'}
        aria-label={promotion && `Edit ${promotion.title}`}
        onClick={() => {
          setProducts(promotion?.products ?? []);
          setIsOpen(true);
        }}
      >
        {promotion ? 'Edit' : 'Add promotion'}
      </Button>
      {isOpen && (
        <FormDialog
          title={promotion ? `Promotion '${promotion.title}'` : 'New promotion'}
          pending={loading}
          error={message}
          onSubmit={send}
          onClose={close}
        >
          <Typography role="status" sx={{ minHeight: '3em', fontSize: 14, color: 'text.secondary' }}>
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
