import { SPECIFIED_PAYMENT } from '#money/payment-name';
import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import type { ValueOf } from '../../core/settings.ts';
import { integer, list } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';
import type { StoredPaymentMethod } from './payment-methods.ts';
import { PaymentMethodEntry } from './payment-methods.types.ts';

/** How a new shop is paid: as the specification says. */
export const DEFAULT_METHODS: StoredPaymentMethod[] = [
  {
    ...SPECIFIED_PAYMENT,
    kind: 'provider',
    provider: DEFAULT_PROVIDER,
    instructions: '',
    countries: null,
    maxTotal: null,
    isActive: true,
  },
];

export const paymentMethodSettings = settingGroup({
  name: 'payment',
  title: 'Payment methods',
  hasOwnForm: true,
  api: {
    type: 'PaymentMethodSettings',
    save: 'saveTransferDays',
    input: 'TransferDaysInput',
    about: 'how the shop is paid',
    sets: 'how long orders that are paid later wait for their money',
    effect: 'Orders that are placed keep theirs.',
  },
  fields: {
    methods: list<StoredPaymentMethod>({
      type: () => [PaymentMethodEntry],
      description: 'All payment methods in their order, 20 at most',
      default: DEFAULT_METHODS,
      listSize: 5,
    }),
    transferDays: integer({
      label: 'Days to wait for a transfer',
      description: 'Days for which an order waits for its bank transfer; then it is cancelled',
      default: 7,
      min: 1,
      max: 90,
    }),
    cashDays: integer({
      label: 'Days to wait for a delivery in cash',
      description:
        'Days for which an order in cash waits to be delivered; then one that is neither delivered nor paid is cancelled',
      default: 14,
      min: 1,
      max: 90,
    }),
  },
});

export type PaymentGroup = ValueOf<typeof paymentMethodSettings>;
