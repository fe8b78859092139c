import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { storeSetting } from '../../platform/settings/store-setting.ts';
import { findSetup } from './find-setup.ts';
import { openingSetting } from './opening-setting.ts';
import type { Setup } from './setup.types.ts';

/** Hides the list of set-up steps from the home screen of all staff, or shows it again. */
export async function hideSetup(ctx: Context, isHidden: boolean): Promise<Setup> {
  await inInvalidatingTransaction(ctx, (em) =>
    storeSetting(em, openingSetting, ctx.ports.now(), ({ value }) => ({ ...value, isListHidden: isHidden })),
  );
  return findSetup(ctx);
}
