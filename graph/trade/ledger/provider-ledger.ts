import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { type DatedPayment, LEDGER_PAGE, type PaymentGateway } from '../../core/payment-gateway.ts';
import { checkedGateway, isRead } from '../../core/provider-answers.ts';

/** A payment is recorded within six days of being made: the last time that the reconciler looks at it is before. */
const LATEST_RECORD_DAYS = 6;
const DAY_MS = 24 * 60 * 60_000;

/** What the providers say of the shop's payments, for the queries of this module. */
export interface ProviderLedger {
  /** False when the provider did not respond: then only what the shop itself knows is checked. */
  answered: boolean;
  payments: (DatedPayment & { provider: string })[];
  /** Since when they were listed; null for all of them. */
  since: Date | null;
  /** One a provider. */
  scopes: Scope[];
}

/** Payments of a provider that were recorded in the shop between these two must be known to it. */
interface Scope {
  provider: string;
  from: Date | '-infinity' | 'infinity';
  to: Date | 'infinity';
}

/** The sandbox keeps its payments beside the shop's: the queries read its table. */
export const sandboxLedger: ProviderLedger = {
  answered: true,
  payments: [],
  since: null,
  scopes: [{ provider: DEFAULT_PROVIDER, from: '-infinity', to: 'infinity' }],
};

/** For when a provider could not be reached. */
export const silentLedger: ProviderLedger = {
  ...sandboxLedger,
  answered: false,
  scopes: [{ provider: DEFAULT_PROVIDER, from: 'infinity', to: 'infinity' }],
};

/**
 * Asks the providers for all payments of the last `days`, or of all time. Errors: PAYMENT_PROVIDER_UNAVAILABLE.
 * Read it before the database, so that what is recorded later is not missed in it.
 */
export async function readLedger(
  gateways: Readonly<Record<string, PaymentGateway>>,
  now: Date,
  days?: number,
): Promise<ProviderLedger> {
  const since = days ? new Date(now.getTime() - days * DAY_MS) : null;
  const from = since ? new Date(since.getTime() + LATEST_RECORD_DAYS * DAY_MS) : '-infinity';
  const ledger: ProviderLedger = { answered: true, payments: [], since: null, scopes: [] };
  for (const [provider, gateway] of Object.entries(gateways)) {
    if (gateway.sandbox) {
      ledger.scopes.push(...sandboxLedger.scopes);
      continue;
    }
    const payments = await readPayments(checkedGateway(gateway, provider), since ?? new Date(0), now);
    ledger.payments.push(...payments.map((payment) => ({ ...payment, provider })));
    ledger.scopes.push({ provider, from, to: now });
    ledger.since = since;
  }
  return ledger;
}

async function readPayments(gateway: PaymentGateway, from: Date, to: Date): Promise<DatedPayment[]> {
  const payments: DatedPayment[] = [];
  for (let skip = 0; ; skip += LEDGER_PAGE) {
    const page = await gateway.paymentsMade({ from, to, skip });
    payments.push(...page.filter(isRead));
    if (page.length < LEDGER_PAGE) return payments;
  }
}
