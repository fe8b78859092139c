import { Attempts } from '../../core/attempts.ts';
import { failpoint } from '../../core/failpoint.ts';
import { type EventDeps, recordEvent } from '../../core/record-event.ts';
import { giveBack } from './holds.ts';
import { lockCheckout } from './lock-checkout.ts';

/** Gives back what a checkout holds whose time is up. Nothing happens when it was paid or given more time meanwhile. */
export async function expireCheckout({ em, ports }: EventDeps, id: string): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    await failpoint('checkout.expiryLocked');
    if (checkout.expiresAt >= ports.now() || !(await giveBack(tx, checkout))) return;
    // It may hold its items once more, for another payment.
    checkout.expiryAttempts = new Attempts();
    await recordEvent(tx, { ports }, { type: 'checkout.expired', subject: id });
  });
}
