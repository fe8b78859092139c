import { CURRENCIES } from '#money/currencies';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { fieldError } from '../../core/validation.ts';
import { currencySetting, shopCurrency } from '../../platform/settings/currency-setting.ts';
import { changeSetting } from '../../platform/settings/edit-setting.ts';
import { lockSales } from './lock-sales.ts';
import { mayChooseCurrency } from './may-choose-currency.ts';

/**
 * Sets the currency of a shop that was not opened, and where nothing was ordered yet. Prices keep their numbers. Errors: BAD_USER_INPUT for a currency that
 * cannot be charged; CONFLICT for another one than the present once the shop is open for real payments or there are orders or open checkouts, and when the environment sets it.
 */
export async function chooseCurrency(ctx: Context, code: string): Promise<void> {
  if (!CURRENCIES.includes(code))
    throw fieldError('code', 'Choose a currency in circulation whose amounts have hundredths, such as EUR.');
  await inInvalidatingTransaction(ctx, async (em) => {
    await lockSales(em);
    const deps = { em, ports: ctx.ports };
    if (!(await mayChooseCurrency(deps))) {
      if (code === (await shopCurrency(deps))) return;
      throw new DomainError(
        'CONFLICT',
        'The currency is settled: CURRENCY of the server sets it, the shop was opened, or something was ordered or is being bought. "npm run set-currency" changes it, with all prices.',
      );
    }
    await changeSetting(em, ctx, currencySetting, () => ({ code }));
    await failpoint('currency.chosen');
  });
}
