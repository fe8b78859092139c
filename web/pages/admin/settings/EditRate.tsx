import * as t from '#messages/admin/settings';
import { EU } from '#money/eu';
import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import { defineFields } from '../../../ui/form-fields.ts';
import { type EditedRateFragment, useSaveTaxRateMutation } from './SettingsPage.generated.tsx';
import { taxClassesOf } from './tax-classes.ts';

interface EditRateProps {
  /** A new one without it. */
  rate?: EditedRateFragment;
  /** All rates, none of which a new one may replace. */
  rates?: readonly EditedRateFragment[];
  /** Of the settings that are shown. */
  version: number;
}

const fields = defineFields({
  name: {
    kind: 'text',
    label: t.name,
    required: true,
    max: 40,
    hint: t.asShoppersReadItSuch,
  },
  country: {
    kind: 'country',
    label: t.country,
    none: t.allCountriesWithoutARate,
    others: [[EU, t.allMembersWithoutARate]],
  },
  taxClass: {
    kind: 'text',
    label: t.taxClass,
    required: true,
    max: 30,
    hint: t.productsOfThisClassHave,
  },
  basisPoints: { kind: 'percent', label: t.percent, required: true, min: 0, max: 100 },
});

/** A button that opens the form of a tax rate. The country and the class of a rate never change. */
export function EditRate({ rate, rates = [], version }: EditRateProps) {
  return (
    <EditDialog
      noun={t.taxRate}
      name={rate?.name}
      fields={{ ...fields, taxClass: { ...fields.taxClass, suggestions: taxClassesOf(rates) } }}
      values={rate ?? { taxClass: 'standard' }}
      disabled={rate && ['country', 'taxClass']}
      width="xs"
      mutation={useSaveTaxRateMutation({ context: { inlineErrors: true } })}
      toInput={(values) => ({ ...values, version })}
      refuse={({ country, taxClass }) => {
        const same = rates.find((each) => each.country === country && each.taxClass === taxClass);
        return same && { taxClass: t.isTheRateOfThis(same.name) };
      }}
    />
  );
}
