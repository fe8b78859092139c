import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { recordProviderRefunds } from './record-provider-refunds.ts';
import { Refund } from './refund.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Makes a refund that is due. The provider makes a refund of one id once however often it is called, so this is
 * safe to repeat. As long as it is not made it stays due, and the reconciler tries again. Errors: CONFLICT when the
 * provider does not know the payment, as after a change of its account; PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function sendRefund(deps: SettleDeps, id: string): Promise<void> {
  const due = await deps.em.fork().findOne(Refund, { id, state: 'due' }, { populate: ['payment'] });
  if (!due?.payment.provider) return;
  const { amount, payment } = due;
  const gateway = gatewayOf(deps.ports, payment.provider!);
  await failpoint('refund.due');
  const made = await gateway.refund(payment.id, { amount, key: id });
  await failpoint('refund.made');
  // Refused, for example since it was refunded in the dashboard of the provider meanwhile.
  const known = made ? [made] : await gateway.refundsOf(payment.id);
  if (!known) {
    throw new DomainError(
      'CONFLICT',
      'The payment provider does not know this payment. Its refund stays due.',
    );
  }
  await recordProviderRefunds(deps, payment.id, known);
  const { state } = await deps.em.fork().findOneOrFail(Refund, id);
  if (state !== 'made') {
    throw new DomainError(
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'The payment provider did not make this refund. It stays due.',
    );
  }
}

/** Makes all refunds of a payment that are due. One that is not made stops no other. Errors: those of the first that is not made. */
export async function sendRefunds(deps: SettleDeps, payment: string): Promise<void> {
  const due = await deps.em
    .fork()
    .find(Refund, { payment, state: 'due' }, { fields: ['id'], orderBy: { createdAt: 'asc', id: 'asc' } });
  const errors: unknown[] = [];
  for (const { id } of due) await sendRefund(deps, id).catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
