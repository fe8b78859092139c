import { choice, integer, text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';
import { CONSENT_TEXTS, Consent } from './consent.ts';

const NOT_PAID = 'Orders in cash or by bank transfer that are neither paid nor delivered yet';

export const checkoutSettings = settingGroup({
  name: 'checkout',
  title: 'Checkout',
  api: {
    type: 'CheckoutSettings',
    about: 'how long stock is held, how long unpaid orders are kept, and how many there may be',
    effect: 'Payments that are open keep their hold.',
  },
  fields: {
    holdMinutes: integer({
      label: 'Minutes for paying',
      help: 'While somebody pays, nobody else can buy the same items for this long. From 5 to 60; payments that are open keep their time.',
      description: 'Minutes for which a payment holds the stock',
      default: 15,
      min: 5,
      max: 60,
    }),
    unpaidOrderDays: integer({
      label: 'Days until an unpaid order is cancelled',
      help: 'Until then it keeps its prices and can be paid. From 1 to 100.',
      description: 'Days for which an unpaid order keeps its prices; it is cancelled after that',
      default: 7,
      min: 1,
      max: 100,
      lockedBy: 'UNPAID_ORDER_DAYS',
    }),
    acceptedOfPerson: integer({
      label: 'Most unpaid orders of one account',
      help: `${NOT_PAID}. From 1 to 1000; another one is refused.`,
      description: 'Most orders of an account that are paid later and neither paid nor delivered',
      default: 5,
      min: 1,
      max: 1000,
    }),
    acceptedOfGuest: integer({
      label: 'Most unpaid orders of one guest',
      help: 'The same for somebody who buys without an account. From 1 to 1000.',
      description: 'The same for a guest',
      default: 2,
      min: 1,
      max: 1000,
    }),
    acceptedOfNetwork: integer({
      label: 'Most unpaid orders from one internet connection',
      help: 'The same for all who share a connection, such as an office or a mobile network. From 1 to 10000.',
      description: 'The same for one client IP range',
      default: 10,
      min: 1,
      max: 10_000,
    }),
    acceptedPieces: integer({
      label: 'Most items in unpaid orders from one internet connection',
      help: 'All items of these orders together. From 1 to 1000000; an order with more is refused.',
      description: 'Greatest quantity of such orders of one client IP range',
      default: 200,
      min: 1,
      max: 1_000_000,
    }),
    orderButton: text({
      label: 'Button that orders',
      help: 'Laws such as those of the European Union want words that say that one has to pay, such as "Order with obligation to pay". The button has these words alone. Left empty it is "Place Order" with the sum.',
      description: 'Text of the button that orders',
      none: '"Place Order" with the sum',
      default: null,
      max: 60,
    }),
    consent: choice({
      label: 'How buyers agree to the terms',
      help: 'To the pages Terms and conditions, Privacy policy and Right of withdrawal that are published; without published terms buyers are not asked. Each order stores which versions they were.',
      description: 'How buyers agree to the terms',
      type: () => Consent,
      default: 'none',
      choices: CONSENT_TEXTS,
    }),
  },
});
