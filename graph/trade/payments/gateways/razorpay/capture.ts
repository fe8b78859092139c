import type Razorpay from 'razorpay';
import { DomainError } from '../../../../core/errors.ts';
import type { CapturedPart, ProviderPayment } from '../../../../core/payment-gateway.ts';
import { isPaymentId } from './provider-ids.ts';
import { readPayment } from './provider-responses.ts';
import { request, unavailable } from './razorpay-client.ts';

/** Razorpay's client has no keys for captures: the sandbox alone knows parts. */
interface Api {
  post(call: { url: string; data: object }): Promise<unknown>;
}

export async function fetchPayment(razorpay: Razorpay, id: string): Promise<ProviderPayment | null> {
  if (!isPaymentId(id)) return null;
  // The client sends its own option for this under a wrong name.
  const response = await request(() => razorpay.payments.fetch(`${id}?expand[]=card`));
  return response === undefined ? null : readPayment(response, id);
}

/** Returns the payment after the request. Its status need not be `captured`: the provider may have refused, or has captured a part. */
export async function capture(
  razorpay: Razorpay,
  payment: ProviderPayment,
  part?: CapturedPart,
): Promise<ProviderPayment> {
  const { id, amount, currency } = checked(payment);
  const isPart = part && payment.amountCaptured !== undefined;
  const data = { amount: part?.amount ?? amount, currency, key: part?.key };
  const api = razorpay.api as unknown as Api;
  const response = await request(() =>
    isPart
      ? api.post({ url: `/payments/${id}/capture`, data })
      : razorpay.payments.capture(id, amount, currency),
  );
  // The usual reason for a refusal: a concurrent request captured it first.
  // The response names no card.
  return response === undefined
    ? refetch(razorpay, id)
    : { ...readPayment(response, id), method: payment.method };
}

export async function refetch(razorpay: Razorpay, id: string): Promise<ProviderPayment> {
  const payment = await fetchPayment(razorpay, id);
  if (!payment) throw unavailable('payment is gone');
  return payment;
}

export function checked(payment: ProviderPayment): ProviderPayment {
  if (!isPaymentId(payment.id)) throw new DomainError('NOT_FOUND', 'The payment does not exist.');
  return payment;
}
