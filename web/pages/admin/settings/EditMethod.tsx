import * as t from '#messages/admin/settings';
import type { ShippingBracket } from '#money/shipping-brackets';
import { TABLE } from '#money/shop-rules';
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
  /** What a new method has. */
  newTaxClass: string;
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
    kind: 'text',
    label: t.whereAndWhen,
    required: true,
    max: 200,
    hint: t.suchAs12HighStreet,
  },
  countries: {
    kind: 'countries',
    hasGroups: true,
    label: t.countries,
    hint: t.leftEmptyAllCountries,
  },
  exceptCountries: {
    kind: 'countries',
    hasGroups: true,
    label: t.exceptCountries,
    hint: t.notShippedThere,
  },
  calculator: {
    kind: 'choice',
    label: t.costs,
    hint: t.aCalculatorMayUseThe,
    choices: {} as Record<string, string>,
  },
  bracketsBy: {
    kind: 'choice',
    label: t.priceBy,
    choices: { ONE: t.onePrice, WEIGHT: t.weight, QUANTITY: t.quantity, ITEMS_PRICE: t.itemsPrice },
  },
  WEIGHT: {
    kind: 'brackets',
    upTo: { kind: 'count', label: t.upToGrams },
    label: t.pricesByWeight,
    hint: t.aboutWeights,
  },
  QUANTITY: {
    kind: 'brackets',
    upTo: { kind: 'count', label: t.upToUnits },
    label: t.pricesByQuantity,
    hint: t.aboutBrackets,
  },
  ITEMS_PRICE: {
    kind: 'brackets',
    upTo: { kind: 'amount', label: t.upToAmount },
    label: t.pricesByItemsPrice,
    hint: t.aboutItemsPrices,
  },
  price: { ...amount, label: t.price, required: true, hint: t.withZeroItIsFree },
  freeAbove: { ...amount, label: t.freeAbove, hint: t.whatTheProductsCostAfter },
  minItems: { ...amount, label: t.onlyIfTheProductsCost },
  maxItems: { ...amount, label: t.onlyIfTheProductsCostAt },
  daysMin: { ...days, label: t.daysUntilItArrivesOr },
  daysMax: { ...days, label: t.daysUntilItArrivesOrIs },
  taxClass: {
    kind: 'taxClass',
    label: t.taxClassOfItsPrice,
    taxClasses: [] as readonly string[],
    none: t.notTaxed,
    hint: t.newClassesComeWithARate,
  },
  isActive: { kind: 'flag', label: t.shoppersCanChooseIt },
});

type Measure = NonNullable<EditedMethodFragment['bracketsBy']>;

/** Only one of these fields is shown. */
const PRICES = ['WEIGHT', 'QUANTITY', 'ITEMS_PRICE', 'price'] as const;

/** A button that opens the form of a shipping method. */
export function EditMethod({ method, version, calculators, taxClasses, newTaxClass }: EditMethodProps) {
  const choices = Object.fromEntries(calculators.map(({ name, title }) => [name, title]));
  const initial = {
    kind: 'DELIVERY',
    bracketsBy: 'ONE',
    price: 0,
    taxClass: newTaxClass,
    isActive: true,
  } as const;
  return (
    <EditDialog
      noun={t.shippingMethod}
      name={method?.name}
      fields={{
        ...fields,
        calculator: { ...fields.calculator, choices },
        taxClass: { ...fields.taxClass, taxClasses },
      }}
      values={method ? valuesOf(method) : initial}
      hides={({ kind, calculator, bracketsBy }) => {
        const isTable = (calculator || TABLE) === TABLE;
        const priced = isTable && bracketsBy !== 'ONE' ? bracketsBy : 'price';
        return [
          kind === 'PICKUP' ? 'description' : 'place',
          ...(calculators.length > 1 ? [] : ['calculator' as const]),
          ...(isTable ? [] : ['bracketsBy' as const]),
          ...PRICES.filter((name) => name !== priced),
        ];
      }}
      errorsOf={({ description, brackets }) => ({
        place: description,
        WEIGHT: brackets,
        QUANTITY: brackets,
        ITEMS_PRICE: brackets,
      })}
      mutation={useSaveShippingMethodMutation({ context: { inlineErrors: true } })}
      toInput={({ place, description, calculator, taxClass, WEIGHT, QUANTITY, ITEMS_PRICE, ...values }) => ({
        ...values,
        price: values.price ?? 0,
        ...bracketsOf(values.bracketsBy, { WEIGHT, QUANTITY, ITEMS_PRICE }),
        id: method?.id,
        version,
        description: values.kind === 'PICKUP' ? place : description,
        calculator: calculator || null,
        taxClass: taxClass || null,
      })}
    />
  );
}

type Brackets = Record<Measure, ShippingBracket[]>;

/** What a method has, as the form shows it. */
function valuesOf({ brackets, ...method }: EditedMethodFragment) {
  return {
    ...method,
    place: method.description,
    bracketsBy: method.bracketsBy ?? ('ONE' as const),
    ...(method.bracketsBy && { [method.bracketsBy]: brackets }),
  };
}

/** What is typed of those that are shown; without them one price. */
function bracketsOf(chosen: Measure | 'ONE' | '', brackets: Brackets) {
  return chosen && chosen !== 'ONE'
    ? { bracketsBy: chosen, brackets: brackets[chosen] }
    : { bracketsBy: null };
}
