import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Product } from '../catalog/products/product.entity.ts';
import type { PaymentProvider } from '../core/payment-provider.ts';
import type { SetupIssue } from '../core/setup-issue.ts';
import { currencyOf, currencySetting } from '../platform/settings/currency-setting.ts';
import { readSetting } from '../platform/settings/find-setting.ts';
import { isComplete, sellerSettings } from '../trade/seller/seller-settings.ts';
import { openingSetting } from '../trade/setup/opening-setting.ts';
import { shippingSettings } from '../trade/shipping/shipping-settings.ts';
import type { Env } from './env.ts';

/** What a new shop lacks before somebody can buy in it, in the order in which it is done. */
export async function firstSteps(
  em: SqlEntityManager,
  { CURRENCY, sandboxPayments }: Pick<Env, 'CURRENCY' | 'sandboxPayments'>,
  providers: readonly PaymentProvider[],
): Promise<SetupIssue[]> {
  const priced = await em.findOne(Product, { deletedAt: null }, { fields: ['id'] });
  const sold = await em.findOne(Product, { deletedAt: null, isDraft: false }, { fields: ['id'] });
  const { methods } = (await readSetting(em, shippingSettings)).value;
  const seller = (await readSetting(em, sellerSettings)).value;
  const opening = (await readSetting(em, openingSetting)).value;
  const currency = CURRENCY || currencyOf((await readSetting(em, currencySetting)).value);
  const variables = providers.map(({ variables }) => Object.keys(variables).join(', '));
  const steps: (SetupIssue | null | false)[] = [
    !priced && {
      code: 'CURRENCY',
      sentence: `First step: prices are in ${currency}. ${CURRENCY ? 'Set CURRENCY to another currency now' : 'Choose another currency on the home screen of the admin area now'}, if they are to be in that.`,
      ...(CURRENCY && { variables: ['CURRENCY'] }),
    },
    !methods.some(({ isActive }) => isActive) && {
      code: 'NO_SHIPPING_METHOD',
      sentence:
        'Nothing can be ordered without a shipping method: add one under Shipping on the screen Settings.',
    },
    !isComplete(seller) && {
      code: 'NO_SELLER',
      sentence:
        'No invoice is issued without the name, address and tax number of the seller: enter them under Invoices on the screen Settings.',
    },
    !priced && {
      code: 'NO_PRODUCT',
      sentence: 'There is no product yet: create the first one on the screen Products.',
    },
    priced &&
      !sold && {
        code: 'ONLY_DRAFTS',
        sentence:
          'All products are drafts, which shoppers do not see: turn off Draft of one on the screen Products.',
      },
    !sandboxPayments &&
      opening.openedAt === null && {
        code: 'CLOSED',
        sentence: 'Shoppers cannot enter yet: open the shop on the home screen of the admin area.',
      },
    sandboxPayments && {
      code: 'TEST_PAYMENTS',
      sentence: `Orders are paid with test money. To take real payments, set ${variables.join(', or ')}.`,
      variables,
    },
  ];
  return steps.filter((step) => !!step);
}
