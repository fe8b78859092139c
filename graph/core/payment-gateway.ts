import type { DEFAULT_PROVIDER } from './default-provider.ts';

/** A payment as the provider reports it. `amount` and `amountRefunded` are minor units of `currency`. */
export interface ProviderPayment {
  id: string;
  entity: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amount: number;
  amountRefunded: number;
  /** What was captured so far of one that can be captured in parts; left out for others, which are captured in whole. It stays authorised until all is. */
  amountCaptured?: number;
  currency: string;
  /** Null for a payment made without a provider order. */
  orderId: string | null;
  /** How it was made, in words for the buyer, such as "Visa ending in 1111". A list may leave it out: it is fetched then. */
  method?: string | null;
  /** Until when an authorised one can be captured, where the provider says so. */
  authorizedUntil?: Date;
}

/** A payment with the time it was made at. */
export type DatedPayment = ProviderPayment & { createdAt: Date };

/** Money that the provider gave back, or tried to. */
export interface ProviderRefund {
  id: string;
  paymentId: string;
  /** Minor units of the payment's currency. */
  amount: number;
  /** The key that the shop made it with; null when it was made elsewhere. */
  key: string | null;
  hasFailed: boolean;
  createdAt: Date;
}

/** An entry of a list that cannot be read, such as one of an unknown status: its id, for the log. It counts for the length of its page. */
export type Unread = { unread: string };

/** Most entries that the provider lists at once. */
export const LEDGER_PAGE = 100;

/** A page of one of the provider's lists: what was made between two moments, without the first `skip` entries. */
export interface LedgerRange {
  from: Date;
  to: Date;
  skip: number;
}

/**
 * A payment provider. Every call has a timeout. A call without a clear response throws PAYMENT_PROVIDER_UNAVAILABLE: the
 * outcome is unknown, never "failed". For an unknown id null is returned.
 */
export interface PaymentGateway {
  /** What a page needs for the widget of the provider, and everybody may know; null when shoppers pay at an address of the provider. */
  readonly clientData: { keyId: string; scriptUrl: string } | null;
  /** Sources that the widget needs in the content security policy of pages on which is paid. */
  readonly csp: readonly string[];
  /** True when no money moves. */
  readonly sandbox: boolean;
  /** How long a payment that is left authorised can be captured, in milliseconds; null when the provider captures each at once. */
  readonly authorizesFor: number | null;
  /** Whether it captures parts of a payment, until all is captured or the rest is released; without it the whole alone, once. */
  readonly capturesParts?: boolean;
  /** The smallest amount that it charges, and refunds unless it is all that is left of a payment: minor units of any currency. Left out: 1. */
  readonly minAmount?: number;
  /** Starts the payment of a checkout. Idempotent by `receipt`: a repeated call returns the same. */
  start(order: NewPayment): Promise<StartedPayment>;
  fetchPayment(paymentId: string): Promise<ProviderPayment | null>;
  listPayments(providerOrderId: string): Promise<ProviderPayment[]>;
  /** A page of the payments that were made in a time, newest first. */
  paymentsMade(range: LedgerRange): Promise<(DatedPayment | Unread)[]>;
  /** A page of the refunds that were made in a time, by whomever, newest first. */
  refundsMade(range: LedgerRange): Promise<(ProviderRefund | Unread)[]>;
  /**
   * Captures all of an authorised payment, at most once; or the part, at most once a key, where it captures parts: what is refused of a key
   * stays refused. Returns the payment as it is then: of one that the provider refuses to capture no more is captured than before.
   */
  capture(payment: ProviderPayment, part?: CapturedPart): Promise<ProviderPayment>;
  /** Releases an authorised payment. Returns it as it is then: still authorised where the provider releases it by itself in the end. */
  void(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Refunds so much of a payment, at most once a key. Null when it is refused. */
  refund(paymentId: string, refund: { amount: number; key: string }): Promise<ProviderRefund | null>;
  /** All refunds of a payment, by whomever. */
  refundsOf(paymentId: string): Promise<ProviderRefund[] | null>;
  /** Whether what a page reports was signed by the provider. What was paid is then fetched. */
  confirm(result: { providerOrderId: string; paymentId: string; signature: string }): boolean;
  /** Reads a webhook. Null when it was not signed by the provider, over the raw bytes of its body. */
  readWebhook(body: Buffer, header: (name: string) => string | undefined): WebhookSubject | null;
}

/** A part of an authorised payment: minor units of its currency. */
export interface CapturedPart {
  amount: number;
  key: string;
}

/** A payment to be started. */
export interface NewPayment {
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  receipt: string;
  /** Where shoppers come back to who pay at an address of the provider. */
  returnUrl: string;
  /** Whether it is left authorised until the shop captures it. */
  isCapturedLater?: boolean;
}

export interface StartedPayment {
  /** The id of what is to be paid at the provider, which its payments name. */
  providerOrderId: string;
  /** Where shoppers pay; null when they pay in the widget. */
  redirectUrl: string | null;
}

/** What a webhook is about, as far as it says: what happened is then fetched from the provider. */
export interface WebhookSubject {
  /** Empty or malformed when it names none. */
  eventId: string;
  providerOrderId: string | null;
  paymentId: string | null;
  isRefund: boolean;
}

/** The payment providers by their names, which are stored with checkouts and payments and never change. */
export interface Gateways {
  /** Of a shop with an account at another provider alone it is missing: use `gatewayOf`. */
  [DEFAULT_PROVIDER]: PaymentGateway;
  [provider: string]: PaymentGateway;
}
