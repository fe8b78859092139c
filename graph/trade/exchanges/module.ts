import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { cart } from '../cart/module.ts';
import { checkout } from '../checkout/module.ts';
import { credits } from '../credits/module.ts';
import { fulfillments } from '../fulfillments/module.ts';
import { orders } from '../orders/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { payments } from '../payments/module.ts';
import { returns } from '../returns/module.ts';
import { tax } from '../tax/module.ts';
import { cancelExchange } from './cancel-exchange.ts';
import { Exchange } from './exchange.entity.ts';
import { exchangeSettings } from './exchange-settings.ts';
import { ExchangesResolver, ReturnExchangeResolver } from './exchanges.resolver.ts';

const events = {
  'return.exchanged': eventType<{ return: string; newOrder: string }>(
    'order',
    'Items of a return were exchanged for those of a new order.',
    { timeline: { isForBuyer: true } },
  ),
};

const failpoints = ['exchange.priced', 'exchange.placed', 'exchange.locked'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const exchanges = defineModule({
  name: 'exchanges',
  uses: [
    accounts,
    settings,
    cart,
    checkout,
    credits,
    fulfillments,
    orders,
    paymentMethods,
    payments,
    returns,
    tax,
  ],
  entities: [Exchange],
  resolvers: [ExchangesResolver, ReturnExchangeResolver],
  settings: [exchangeSettings],
  events,
  follows: { 'return.closed': [cancelExchange] },
  failpoints,
});
