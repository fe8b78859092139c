import { useDialogForm } from '../../../apollo/useDialogForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import {
  type EditedPromotionFragment,
  useGenerateCodesMutation,
  usePromotionCodesLazyQuery,
} from './PromotionsPage.generated.tsx';

const fields = defineFields({
  count: {
    ...{ kind: 'count', label: 'Number of codes', required: true, min: 1, max: 10_000 },
    hint: 'Each is for one use. 10,000 at most.',
  },
  prefix: {
    ...{ kind: 'text', label: 'Beginning', max: 20 },
    hint: 'Such as SUMMER. A hyphen and ten characters follow.',
  },
});

interface PromotionCodesProps {
  promotion: EditedPromotionFragment;
  /** How many it has. */
  count: number;
}

/** Generates codes for one use each, and downloads all of a promotion with their states. */
export function PromotionCodes({ promotion: { id, title }, count }: PromotionCodesProps) {
  const generate = useGenerateCodesMutation({ context: { inlineErrors: true } });
  const [fetchCodes] = usePromotionCodesLazyQuery({ fetchPolicy: 'network-only' });
  const form = useDialogForm(generate, 'Codes generated. Download them as a file.');
  const download = async () => {
    const { data } = await fetchCodes({ variables: { promotionId: id } });
    if (data) saveText('codes.csv', data.promotionCodes);
  };
  const send = (typed: FormData) => {
    const { prefix, count: wanted } = readFields(fields, typed);
    form.send({ input: { promotionId: id, count: wanted, prefix: prefix || null } });
  };
  return (
    <>
      <Button size="small" aria-label={`Generate codes of ${title}`} onClick={form.open}>
        Generate
      </Button>
      {count > 0 && (
        <Button size="small" aria-label={`Download codes of ${title}`} onClick={() => void download()}>
          Download {count}
        </Button>
      )}
      {form.isOpen && (
        <FormDialog
          title={`Codes of '${title}'`}
          action="Generate"
          width="xs"
          {...form.dialog}
          onSubmit={send}
        >
          <FormFields fields={fields} values={{ count: 10 }} errors={form.fields} />
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
