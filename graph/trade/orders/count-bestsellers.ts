import { updateSoldCounts } from '../../catalog/products/update-sold-counts.ts';
import type { JobDeps } from '../../core/define-module.ts';
import { onceADay } from '../../core/once-a-day.ts';
import { countSold } from './count-sold.ts';

/** What was bought within this time makes a product a bestseller. */
const BESTSELLER_MS = 30 * 24 * 60 * 60_000;

/** Writes once a day how often each product was bought. */
export function countBestsellers({ em, ports }: JobDeps): Promise<void> {
  const now = ports.now();
  return onceADay({ em, now }, 'bestsellers', async () => {
    const counts = await countSold(em.fork(), new Date(now.getTime() - BESTSELLER_MS));
    await updateSoldCounts({ em: em.fork(), ports }, counts);
  });
}
