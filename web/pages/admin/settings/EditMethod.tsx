import * as t from '#messages/admin/settings';
import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import { defineFields } from '../../../ui/form-fields.ts';
import {
  type EditedMethodFragment,
  type SettingsSectionQuery,
  useSaveShippingMethodMutation,
} from './SettingsPage.generated.tsx';

export interface MethodChoices {
  calculators: SettingsSectionQuery['shippingCalculators'];
  /** Those that have a tax rate. */
  taxClasses: readonly string[];
}

interface EditMethodProps extends MethodChoices {
  /** A new one without it. */
  method?: EditedMethodFragment;
  /** Of the settings that are shown. */
  version: number;
}

const amount = { kind: 'amount', isHalf: true, min: 0, max: 10_000_000 } as const;
const days = { kind: 'count', isHalf: true, min: 0, max: 365 } as const;

/** Their words hold for deliveries and pickups. */
export const fields = defineFields({
  name: { kind: 'text', label: t.name, required: true, max: 60 },
  kind: {
    kind: 'choice',
    label: t.kind,
    choices: { DELIVERY: t.deliveryToTheAddress, PICKUP: t.pickupByTheShopper },
  },
  description: { kind: 'text', label: t.description, max: 200 },
  place: {
    ...{ kind: 'text', label: t.whereAndWhen, required: true, max: 200 },
    hint: t.suchAs12HighStreet,
  },
  countries: {
    kind: 'countries',
    label: t.countries,
    hint: t.oneOnEachLineLeft,
  },
  calculator: {
    kind: 'choice',
    label: t.costs,
    hint: t.aCalculatorMayUseThe,
    choices: {} as Record<string, string>,
  },
  price: { ...amount, label: t.price, required: true, hint: t.withZeroItIsFree },
  freeAbove: { ...amount, label: t.freeAbove, hint: t.whatTheProductsCostAfter },
  minItems: { ...amount, label: t.onlyIfTheProductsCost },
  maxItems: { ...amount, label: t.onlyIfTheProductsCostAt },
  daysMin: { ...days, label: t.daysUntilItArrivesOr },
  daysMax: { ...days, label: t.daysUntilItArrivesOrIs },
  taxClass: {
    ...{ kind: 'taxClass', label: t.taxClassOfItsPrice, taxClasses: [] as readonly string[] },
    hint: t.suchAsStandardLeftEmpty,
  },
  isActive: { kind: 'flag', label: t.shoppersCanChooseIt },
});

/** A button that opens the form of a shipping method. */
export function EditMethod({ method, version, calculators, taxClasses }: EditMethodProps) {
  const choices = Object.fromEntries(calculators.map(({ name, title }) => [name, title]));
  return (
    <EditDialog
      noun={t.shippingMethod}
      name={method?.name}
      fields={{
        ...fields,
        calculator: { ...fields.calculator, choices },
        taxClass: { ...fields.taxClass, taxClasses },
      }}
      values={
        method ? { ...method, place: method.description } : { kind: 'DELIVERY', price: 0, isActive: true }
      }
      hides={({ kind }) => [
        kind === 'PICKUP' ? 'description' : 'place',
        ...(calculators.length > 1 ? [] : ['calculator' as const]),
      ]}
      errorsOf={({ description }) => ({ place: description })}
      mutation={useSaveShippingMethodMutation({ context: { inlineErrors: true } })}
      toInput={({ place, description, calculator, taxClass, ...values }) => ({
        ...values,
        id: method?.id,
        version,
        description: values.kind === 'PICKUP' ? place : description,
        calculator: calculator || null,
        taxClass: taxClass || null,
      })}
    />
  );
}
