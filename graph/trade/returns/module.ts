import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { checkout } from '../checkout/module.ts';
import { credits } from '../credits/module.ts';
import { fulfillments } from '../fulfillments/module.ts';
import { messages } from '../messages/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { timeline } from '../timeline/module.ts';
import { approvalSettings } from './approval-settings.ts';
import { returnData } from './personal-data.ts';
import { refuseUndo } from './refuse-undo.ts';
import { Return, type ReturnKind, ReturnLine } from './return.entity.ts';
import { returnMailFollowers, returnMails } from './return-mails.ts';
import { ReturnPhoto } from './return-photo.entity.ts';
import { returnSettings } from './return-settings.ts';
import {
  OrderReturnsResolver,
  ReturnableLineResolver,
  ReturnResolver,
  TimelineReturnResolver,
} from './returns.resolver.ts';
import { StaffReturnsResolver } from './staff-returns.resolver.ts';

interface ChangedReturn {
  /** Id of the return. */
  return: string;
  kind: ReturnKind;
}

const forBuyer = { timeline: { isForBuyer: true } };
const event = (sentence: string) => eventType<ChangedReturn>('order', sentence, forBuyer);

const events = {
  'return.requested': eventType<ChangedReturn>(
    'order',
    ({ kind }) => (kind === 'withdrawal' ? 'The buyer withdrew from an order.' : 'A return was requested.'),
    forBuyer,
  ),
  'return.approved': event('A return was approved.'),
  'return.refused': event('A return was refused.'),
  'return.cancelled': event('The buyer took a return back.'),
  'return.received': event('Items of a return were received.'),
  'return.closed': event('A return was closed.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Mails extends Own<typeof returnMails> {}
}

export const returns = defineModule({
  name: 'returns',
  uses: [
    credits,
    accounts,
    products,
    settings,
    uploads,
    mail,
    checkout,
    orders,
    fulfillments,
    messages,
    payments,
    timeline,
  ],
  entities: [Return, ReturnLine, ReturnPhoto],
  resolvers: [
    OrderReturnsResolver,
    ReturnableLineResolver,
    ReturnResolver,
    StaffReturnsResolver,
    TimelineReturnResolver,
  ],
  settings: [returnSettings, approvalSettings],
  events,
  mails: returnMails,
  follows: { ...returnMailFollowers, 'fulfillment.undone': [refuseUndo] },
  personalData: [returnData],
  metrics: [
    {
      name: 'shop_open_returns',
      help: 'Returns that wait for an answer of staff, and those that wait for their refund.',
      sql: `select count(*) filter (where state = 'requested') as requested, count(*) filter (where state = 'received') as received from returns`,
    },
  ],
});
