import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import type { PromotionInput } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toast } from '../../ui/toast.tsx';
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
  const [typed, setTyped] = useState<PromotionInput | null>(null);
  const [save, { loading, error, reset }] = useSavePromotionMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const close = () => {
    setIsOpen(false);
    setTyped(null);
    reset();
  };
  const send = (form: FormData) =>
    void save({ variables: { input: readPromotion(form, promotion) } }).then(() => {
      toast('Promotion saved');
      close();
    }, ignoreShown);
  return (
    <>
      <Button
        size={promotion ? 'small' : 'medium'}
        variant={promotion ? 'text' : 'contained'}
        aria-label={promotion && `Edit ${promotion.title}`}
        onClick={() => setIsOpen(true)}
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
              if (form) setTyped(readPromotion(new FormData(form), promotion));
            }}
          >
            <PromotionFields
              promotion={promotion}
              categories={categories}
              kind={typed?.kind ?? promotion?.kind ?? 'PERCENT'}
              errors={fields}
            />
          </Box>
        </FormDialog>
      )}
    </>
  );
}
