import type { Context } from '../../core/context.ts';
import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { DomainError } from '../../core/errors.ts';
import { refuseFields } from '../../core/validation.ts';
import { editSetting } from '../../platform/settings/edit-setting.ts';
import { findSetting, type Versioned } from '../../platform/settings/find-setting.ts';
import { sellerSettings } from '../seller/seller-settings.ts';
import { type PaymentGroup, paymentMethodSettings } from './payment-method-settings.ts';
import type { PaymentMethodInput } from './payment-methods.inputs.ts';
import type { StoredPaymentMethod } from './payment-methods.ts';

/** Most payment methods of a shop: each cart reads them all. */
export const MAX_PAYMENT_METHODS = 20;

/**
 * Adds a payment method at the end, or changes one. Started checkouts and orders keep theirs. Errors: NOT_FOUND; CONFLICT for settings
 * that were changed meanwhile; BAD_USER_INPUT with `fields`, also when none would be offered.
 */
export async function savePaymentMethod(
  ctx: Context,
  { id, version, ...input }: PaymentMethodInput,
): Promise<Versioned<PaymentGroup>> {
  const fields = readFields(input);
  const { iban } = await findSetting(ctx, sellerSettings, { isFresh: true });
  return editSetting(ctx, paymentMethodSettings, {
    version,
    change: (group) => {
      if (id && !group.methods.some((method) => method.id === id))
        throw new DomainError('NOT_FOUND', 'Payment method not found.');
      const methods = id
        ? group.methods.map((method) => (method.id === id ? { ...fields, id } : method))
        : [...group.methods, { ...fields, id: newId(fields, group.methods) }];
      const { kind, provider, instructions, capture } = fields;
      refuseFields({
        label:
          !id &&
          group.methods.length >= MAX_PAYMENT_METHODS &&
          `A shop has at most ${MAX_PAYMENT_METHODS} payment methods. Delete one first.`,
        provider:
          provider !== null &&
          !Object.hasOwn(ctx.ports.gateways, provider) &&
          'There is no such payment provider. Leave it out for the first one.',
        capture:
          capture === 'shipment' &&
          !reserves(ctx, provider) &&
          'This payment method takes its money when it is ordered.',
        instructions:
          kind === 'transfer' &&
          instructions === '' &&
          iban === null &&
          'Say where the money goes: name, account and bank. Or set the bank account under Invoices.',
        isActive:
          !methods.some(({ isActive }) => isActive) &&
          'At least one payment method must be offered. Offer another one first.',
      });
      return { ...group, methods };
    },
  });
}

/** Whether a provider can reserve money, to be captured later. */
const reserves = ({ ports: { gateways } }: Context, provider: string | null) =>
  provider !== null && Object.hasOwn(gateways, provider) && gateways[provider]!.authorizesFor !== null;

type Fields = Omit<StoredPaymentMethod, 'id'>;

/** A short id that people can read, since orders name it: the kind or the provider, with a number if it is taken. */
function newId({ kind, provider }: Fields, methods: readonly { id: string }[]): string {
  const name = provider ?? kind;
  const isTaken = (id: string) => methods.some((method) => method.id === id);
  for (let n = 1; ; n++) {
    const id = n === 1 ? name : `${name}-${n}`;
    if (!isTaken(id)) return id;
  }
}

function readFields(input: Omit<PaymentMethodInput, 'id' | 'version'>): Fields {
  const { kind, countries } = input;
  return {
    kind,
    provider: kind === 'provider' ? (input.provider ?? DEFAULT_PROVIDER) : null,
    label: input.label.trim(),
    instructions: input.instructions?.trim() ?? '',
    countries: countries && countries.length > 0 ? [...new Set(countries)].sort() : null,
    maxTotal: input.maxTotal ?? null,
    isActive: input.isActive,
    ...(input.capture === 'shipment' && { capture: input.capture }),
  };
}
