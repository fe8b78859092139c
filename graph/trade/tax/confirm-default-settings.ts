import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { DefaultSettings } from './default-settings.types.ts';
import { CONFIRMED, findDefaultSettings } from './find-default-settings.ts';

/** Stores the default taxes and shipping as the choice of the shop, where nobody has changed them. */
export async function confirmDefaultSettings(ctx: Context): Promise<DefaultSettings> {
  await inInvalidatingTransaction(ctx, async (em) => {
    for (const { name, defaults } of CONFIRMED) {
      // Somebody else may confirm or change them now.
      const stored = await em.execute<object[]>(
        `insert into settings (key, value, version, updated_at) values (?, ?::jsonb, 1, ?)
         on conflict (key) do nothing returning 1`,
        [name, JSON.stringify(defaults), ctx.ports.now()],
      );
      if (stored.length > 0) await recordEvent(em, ctx, { type: 'settings.confirmed', subject: name });
    }
  });
  return findDefaultSettings(ctx);
}
