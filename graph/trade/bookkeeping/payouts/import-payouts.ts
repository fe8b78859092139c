import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { recordEvent } from '../../../core/record-event.ts';
import * as t from '../messages/en.ts';
import { readSettlements } from './read-settlements.ts';

/** What became of the lines of a file: new ones, those that were imported before, and those that say something else now and were left out. */
export interface ImportedPayouts {
  added: number;
  known: number;
  changed: number;
}

/** Imports a settlement file of a provider; the same file again changes nothing. Errors: NOT_FOUND for a provider that the shop has not; BAD_USER_INPUT. */
export function importPayouts(ctx: Context, provider: string, text: string): Promise<ImportedPayouts> {
  if (!Object.hasOwn(ctx.ports.gateways, provider)) throw new DomainError('NOT_FOUND', t.noProvider);
  const lines = readSettlements(provider, text);
  const subject = requireViewer(ctx).id;
  return inTransaction(ctx.em.fork(), async (em) => {
    const [sums] = await em.execute<ImportedPayouts[]>(
      `with given as (
         select * from jsonb_to_recordset(?::jsonb)
           as g(provider text, kind text, entity text, payout text, amount int, fee int, currency text, day text)
       ), added as (
         insert into payout_lines (id, provider, kind, entity, payout, amount, fee, currency, day)
         select gen_random_uuid(), provider, kind, entity, payout, amount, fee, currency, day from given
         on conflict (provider, kind, entity, payout) do nothing returning kind, entity, payout
       ), changed as (
         select g.entity from given g join payout_lines l using (provider, kind, entity, payout)
         where (g.amount, g.fee, g.currency, g.day) is distinct from (l.amount, l.fee, l.currency, l.day)
       )
       select (select count(*)::int from added) as added, (select count(*)::int from changed) as changed,
         (select count(*)::int from given) - (select count(*)::int from added) - (select count(*)::int from changed) as known`,
      [JSON.stringify(lines)],
    );
    const data = { provider, ...sums! };
    await recordEvent(em, ctx, { type: 'payouts.imported', subject, data });
    return sums!;
  });
}
