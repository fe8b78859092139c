import * as t from '#messages/admin/promotions';
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
    ...{ kind: 'count', label: t.numberOfCodes, required: true, min: 1, max: 10_000 },
    hint: t.eachIsForOneUse,
  },
  prefix: {
    ...{ kind: 'text', label: t.beginning, max: 20 },
    hint: t.suchAsSummerAHyphen,
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
  const form = useDialogForm(generate, t.codesGeneratedDownloadThemAs);
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
      <Button size="small" aria-label={t.generateCodesOf(title)} onClick={form.open}>
        {t.generate}
      </Button>
      {count > 0 && (
        <Button size="small" aria-label={t.downloadCodesOf(title)} onClick={() => void download()}>
          {t.download(count)}
        </Button>
      )}
      {form.isOpen && (
        <FormDialog title={t.codesOf(title)} action={t.generate} width="xs" {...form.dialog} onSubmit={send}>
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
