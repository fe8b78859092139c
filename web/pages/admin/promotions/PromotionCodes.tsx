import { useState } from 'react';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type EditedPromotionFragment,
  useGenerateCodesMutation,
  usePromotionCodesLazyQuery,
} from './PromotionsPage.generated.tsx';

interface PromotionCodesProps {
  promotion: EditedPromotionFragment;
  /** How many it has. */
  count: number;
}

/** Generates codes for one use each, and downloads all of a promotion with their states. */
export function PromotionCodes({ promotion: { id, title }, count }: PromotionCodesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [generate, { loading, error, reset }] = useGenerateCodesMutation({ context: { inlineErrors: true } });
  const [fetchCodes] = usePromotionCodesLazyQuery({ fetchPolicy: 'network-only' });
  const { message, fields } = formError(error);
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const download = async () => {
    const { data } = await fetchCodes({ variables: { promotionId: id } });
    if (data) saveText('codes.csv', data.promotionCodes);
  };
  const send = (form: FormData) => {
    const prefix = String(form.get('prefix') ?? '').trim() || null;
    const input = { promotionId: id, count: Number(form.get('count')), prefix };
    void generate({ variables: { input } }).then(() => {
      toast('Codes generated. Download them as a file.');
      close();
    }, ignoreShown);
  };
  return (
    <>
      <Button size="small" aria-label={`Generate codes of ${title}`} onClick={() => setIsOpen(true)}>
        Generate
      </Button>
      {count > 0 && (
        <Button size="small" aria-label={`Download codes of ${title}`} onClick={() => void download()}>
          Download {count}
        </Button>
      )}
      {isOpen && (
        <FormDialog
          title={`Codes of '${title}'`}
          action="Generate"
          width="xs"
          pending={loading}
          error={message}
          onSubmit={send}
          onClose={close}
        >
          <TextField
            required
            autoFocus
            type="number"
            label="Number of codes"
            name="count"
            defaultValue={10}
            hint="Each is for one use. 10,000 at most."
            inputProps={{ min: 1, max: 10_000, step: 1 }}
            error={fields.count}
          />
          <TextField
            label="Beginning (optional)"
            name="prefix"
            hint="Such as SUMMER. A hyphen and ten characters follow."
            inputProps={{ maxLength: 20 }}
            error={fields.prefix}
          />
        </FormDialog>
      )}
    </>
  );
}

function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
