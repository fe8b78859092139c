import type { StoredPaymentMethod } from '../../payment-methods/payment-methods.ts';
import * as t from '../messages/en.ts';
import type { Accounts } from './accounts.ts';

type Named = Pick<StoredPaymentMethod, 'id' | 'label' | 'provider'>;

/** Names besides those of payment methods: what staff recorded, all others, and kinds of methods that no provider has. */
const OTHERS = ['by hand', '*', 'transfer', 'cod'];

const keyOf = (name: string) => name.trim().toLowerCase();

/** What is wrong with accounts of money: a name that no payment method has, by its label, its id or its provider. */
export function unknownMethod(money: Accounts, methods: readonly Named[]): string | null {
  const names = methods.flatMap(({ id, label, provider }) => [id, label, ...(provider ? [provider] : [])]);
  const known = new Set([...names, ...OTHERS].map(keyOf));
  const unknown = [...money.keys()].find((name) => !known.has(name));
  return unknown === undefined
    ? null
    : t.noSuchMethod(
        unknown,
        methods.map(({ label }) => label),
      );
}

/** Accounts of money whose names are ids of payment methods, as orders name them, also where they are set by labels. */
export function byIds(money: Accounts, methods: readonly Named[]): Accounts {
  const named = methods.flatMap(({ id, label }) => {
    const account = money.get(keyOf(label));
    return account ? [[keyOf(id), account] as const] : [];
  });
  return new Map([...named, ...money]);
}
