import { prices } from '../../catalog/prices/module.ts';
import { products } from '../../catalog/products/module.ts';
import { reviews } from '../../catalog/reviews/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { checkout } from '../checkout/module.ts';
import { credits } from '../credits/module.ts';
import { customers } from '../customers/module.ts';
import { exchanges } from '../exchanges/module.ts';
import { fulfillments } from '../fulfillments/module.ts';
import { invoices } from '../invoices/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { promotions } from '../promotions/module.ts';
import { returns } from '../returns/module.ts';
import { withdrawals } from '../withdrawals/module.ts';
import { LedgerResolver, MoneyRowResolver } from './ledger.resolver.ts';
import { refreshMoneyCheck } from './refresh-money-check.ts';
import { StoredMoneyCheck } from './stored-money-check.entity.ts';

const errors = {
  MONEY_CHECK_PENDING: 503,
} as const;

const failpoints = ['moneyCheck.made'] as const;

declare module '../../core/declarations.ts' {
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const ledger = defineModule({
  name: 'ledger',
  uses: [
    accounts,
    prices,
    products,
    reviews,
    promotions,
    checkout,
    orders,
    credits,
    customers,
    exchanges,
    fulfillments,
    invoices,
    payments,
    returns,
    withdrawals,
    mail,
  ],
  entities: [StoredMoneyCheck],
  resolvers: [LedgerResolver, MoneyRowResolver],
  errors,
  failpoints,
  jobs: { moneyCheck: { run: refreshMoneyCheck } },
});
