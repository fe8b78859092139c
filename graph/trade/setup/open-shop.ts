import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { readSettings } from '../../platform/settings/find-setting.ts';
import { storeSetting } from '../../platform/settings/store-setting.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { findSetup } from './find-setup.ts';
import { openingSetting } from './opening-setting.ts';
import type { Setup } from './setup.types.ts';

/**
 * Lets shoppers in, from now on. An open shop stays as it is. Errors: SETUP_INCOMPLETE while tax or shipping are those that every new
 * shop starts with, neither changed nor confirmed.
 */
export async function openShop(ctx: Context): Promise<Setup> {
  // Also while payments are a sandbox: the shop stays open when they become real.
  const groups = await readSettings(ctx.em.fork(), [taxSettings, shippingSettings]);
  const missing = groups.filter(({ saved }) => saved.version === 0).map(({ group }) => group.title);
  if (missing.length > 0)
    throw new DomainError(
      'SETUP_INCOMPLETE',
      `Change or confirm these settings first, which are those of every new shop: ${missing.join(', ')}.`,
    );
  await inInvalidatingTransaction(ctx, async (em) => {
    const now = ctx.ports.now();
    const openedAt = now.toISOString();
    const { before } = await storeSetting(em, openingSetting, now, ({ value }) => ({
      ...value,
      openedAt: value.openedAt ?? openedAt,
    }));
    if (before.openedAt === null)
      await recordEvent(em, ctx, { type: 'shop.opened', subject: openingSetting.name });
  });
  return findSetup(ctx);
}
