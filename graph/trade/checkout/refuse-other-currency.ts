import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import type { Checkout } from './checkout.entity.ts';

const readCode = prepared<{ code: string }, []>(
  `select value->>'code' as code from settings where key = 'currency'`,
);

/**
 * Refuses a checkout of a process that was started before `set-currency` repriced the catalogue: its prices may be those of the
 * new currency already. Call it after the prices were read. Errors: CONFLICT.
 */
export async function refuseOtherCurrency(
  em: SqlEntityManager,
  { currency }: Pick<Checkout, 'currency'>,
): Promise<void> {
  const [priced] = await readCode(em);
  if (!priced || priced.code === currency) return;
  throw new DomainError(
    'CONFLICT',
    'The currency of the shop is being changed. Please try again in some minutes; nothing was charged.',
  );
}
