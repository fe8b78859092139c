import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import { defineFields } from '../../../ui/form-fields.ts';
import {
  type EditedMethodFragment,
  type SettingsPageQuery,
  useSaveShippingMethodMutation,
} from './SettingsPage.generated.tsx';

export interface MethodChoices {
  calculators: SettingsPageQuery['shippingCalculators'];
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
  name: { kind: 'text', label: 'Name', required: true, max: 60 },
  kind: {
    kind: 'choice',
    label: 'Kind',
    choices: { DELIVERY: 'Delivery to the address', PICKUP: 'Pickup by the shopper' },
  },
  description: { kind: 'text', label: 'Description', max: 200 },
  place: {
    ...{ kind: 'text', label: 'Where and when', required: true, max: 200 },
    hint: "Such as '12 High Street, Monday to Friday 9 to 18'. Orders and mails show it.",
  },
  countries: {
    kind: 'countries',
    label: 'Countries',
    hint: 'One on each line. Left empty, shoppers of all countries can choose it.',
  },
  calculator: {
    kind: 'choice',
    label: 'Costs',
    hint: 'A calculator may use the price below.',
    choices: {} as Record<string, string>,
  },
  price: { ...amount, label: 'Price', required: true },
  freeAbove: { ...amount, label: 'Free above', hint: 'What the products cost after discounts.' },
  minItems: { ...amount, label: 'Only if the products cost at least' },
  maxItems: { ...amount, label: 'Only if the products cost at most' },
  daysMin: { ...days, label: 'Days until it arrives or is ready, at least' },
  daysMax: { ...days, label: 'Days until it arrives or is ready, at most' },
  taxClass: {
    ...{ kind: 'taxClass', label: 'Tax class of its price', taxClasses: [] as readonly string[] },
    hint: 'Such as "standard". Left empty, its price is not taxed.',
  },
  isActive: { kind: 'flag', label: 'Shoppers can choose it' },
});

/** A button that opens the form of a shipping method. */
export function EditMethod({ method, version, calculators, taxClasses }: EditMethodProps) {
  const choices = Object.fromEntries(calculators.map(({ name, title }) => [name, title]));
  return (
    <EditDialog
      noun="shipping method"
      name={method?.name}
      fields={{
        ...fields,
        calculator: { ...fields.calculator, choices },
        taxClass: { ...fields.taxClass, taxClasses },
      }}
      values={method ? { ...method, place: method.description } : { kind: 'DELIVERY', isActive: true }}
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
