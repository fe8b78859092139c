import type { PaymentGateway } from './payment-gateway.ts';

/** A payment provider that a module brings. */
export interface PaymentProvider {
  /** Stored with checkouts and payments, and the end of the path of its webhooks. Never changed. Letters, digits and dashes. */
  name: string;
  /** The variables of the environment that hold the shop's account, with a sentence each. Without all of them the provider is off. */
  variables: Readonly<Record<string, string>>;
  /** The gateway to that account, by the values of these variables. */
  open(account: Readonly<Record<string, string>>): PaymentGateway;
}

/** The accounts of the shop at its providers, by their names. */
export type PaymentAccounts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The gateways to the accounts of the shop. */
export function openGateways(
  providers: readonly PaymentProvider[],
  accounts: PaymentAccounts,
): Record<string, PaymentGateway> {
  const opened = providers.flatMap(({ name, open }) =>
    accounts[name] ? [[name, open(accounts[name])]] : [],
  );
  return Object.fromEntries(opened);
}
