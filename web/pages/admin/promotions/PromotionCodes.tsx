import * as t from '#messages/admin/promotions';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import {
  type EditedPromotionFragment,
  useGenerateCodesMutation,
  usePromotionCodesLazyQuery,
} from './PromotionsPage.generated.tsx';

const fields = defineFields({
  count: {
    kind: 'count',
    label: t.numberOfCodes,
    required: true,
    min: 1,
    max: 10_000,
    hint: t.eachIsForOneUse,
  },
  prefix: {
    kind: 'text',
    label: t.beginning,
    max: 20,
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
  const [fetchCodes] = usePromotionCodesLazyQuery({ fetchPolicy: 'network-only' });
  const download = async () => {
    const { data } = await fetchCodes({ variables: { promotionId: id } });
    if (data) saveText('codes.csv', data.promotionCodes);
  };
  return (
    <>
      <FormButton
        label={t.generate}
        size="small"
        aria-label={t.generateCodesOf(title)}
        title={t.codesOf(title)}
        action={t.generate}
        width="xs"
        mutation={useGenerateCodesMutation({ context: { inlineErrors: true } })}
        done={t.codesGeneratedDownloadThemAs}
        toInput={(form) => {
          const { prefix, ...typed } = readFields(fields, form);
          return { promotionId: id, prefix: prefix || null, ...typed };
        }}
      >
        {(errors) => <FormFields fields={fields} values={{ count: 10 }} errors={errors} />}
      </FormButton>
      {count > 0 && (
        <Button size="small" aria-label={t.downloadCodesOf(title)} onClick={() => void download()}>
          {t.download(count)}
        </Button>
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
