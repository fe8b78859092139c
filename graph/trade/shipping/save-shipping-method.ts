import { v7 } from 'uuid';
import { bracketsProblem } from '#money/shipping-brackets';
import { countriesOf } from '#money/shipping-zones';
import { TABLE } from '#money/shop-rules';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { fieldError, isBlank, refuseFields } from '../../core/validation.ts';
import { editSetting } from '../../platform/settings/edit-setting.ts';
import type { Versioned } from '../../platform/settings/find-setting.ts';
import type { ShippingMethodInput } from './shipping.inputs.ts';
import { type ShippingSettings, type StoredMethod, shippingSettings } from './shipping-settings.ts';

/** Most shipping methods of a shop: each cart reads them all. */
export const MAX_METHODS = 50;

/**
 * Adds a shipping method at the end, or changes one. Errors: NOT_FOUND; CONFLICT for settings that were changed meanwhile;
 * BAD_USER_INPUT with `fields`.
 */
export function saveShippingMethod(
  ctx: Context,
  { id, version, ...input }: ShippingMethodInput,
): Promise<Versioned<ShippingSettings>> {
  const fields = readFields(ctx, input);
  return editSetting(ctx, shippingSettings, {
    version,
    change: ({ methods }) => {
      if (!id) {
        if (methods.length >= MAX_METHODS)
          throw fieldError('name', `A shop has at most ${MAX_METHODS} shipping methods. Delete one first.`);
        return { methods: [...methods, { ...fields, id: v7() }] };
      }
      if (!methods.some((method) => method.id === id))
        throw new DomainError('NOT_FOUND', 'Shipping method not found.');
      return { methods: methods.map((method) => (method.id === id ? { ...fields, id } : method)) };
    },
  });
}

function readFields(
  { ports }: Context,
  input: Omit<ShippingMethodInput, 'id' | 'version'>,
): Omit<StoredMethod, 'id'> {
  const calculator = input.calculator ?? TABLE;
  const { minItems, maxItems, daysMin, daysMax } = input;
  const countries = codesOf(input.countries);
  const exceptCountries = codesOf(input.exceptCountries);
  const bracketsBy = calculator === TABLE ? (input.bracketsBy ?? null) : null;
  const brackets =
    bracketsBy && (input.brackets ?? []).map(({ upTo, price }) => ({ upTo: upTo ?? null, price }));
  const description = input.description?.trim() ?? '';
  const isBoth = exceptCountries?.some((code) => countries?.includes(code)) === true;
  refuseFields({
    calculator:
      !ports.shippingCalculators.list.some(({ name }) => name === calculator) &&
      'There is no such calculator. Leave it out for the price of the method.',
    exceptCountries: isBoth && 'A country cannot be both one that it ships to and an exception.',
    countries:
      !isBoth &&
      countries !== null &&
      countriesOf({ countries, exceptCountries }, null).length === 0 &&
      'The exceptions leave no country that it ships to.',
    bracketsBy:
      calculator === TABLE &&
      bracketsBy === null &&
      Boolean(input.brackets?.length) &&
      'Say what the brackets count.',
    brackets: brackets !== null && bracketsProblem(brackets),
    maxItems:
      minItems != null &&
      maxItems != null &&
      maxItems < minItems &&
      'The highest sum cannot be below the lowest one.',
    daysMax:
      daysMin != null &&
      daysMax != null &&
      daysMax < daysMin &&
      'The last day cannot be before the first one.',
    description:
      input.kind === 'pickup' &&
      isBlank(description) &&
      'Say where it is fetched, and when: orders and mails show it.',
  });
  return {
    name: input.name.trim(),
    description,
    kind: input.kind,
    countries,
    exceptCountries,
    minItems: minItems ?? null,
    maxItems: maxItems ?? null,
    price: input.price,
    bracketsBy,
    brackets,
    calculator: calculator === TABLE ? null : calculator,
    freeAbove: input.freeAbove ?? null,
    taxClass: input.taxClass ?? null,
    daysMin: daysMin ?? null,
    daysMax: daysMax ?? null,
    isActive: input.isActive,
  };
}

/** Codes once each, in one order; null for none. */
function codesOf(codes: string[] | null | undefined): string[] | null {
  return codes && codes.length > 0 ? [...new Set(codes)].sort() : null;
}
