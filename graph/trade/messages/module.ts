import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { checkout } from '../checkout/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { seller } from '../seller/module.ts';
import { timeline } from '../timeline/module.ts';
import { HAS_UNANSWERED } from './find-texts.ts';
import { followCancelled } from './mark-messages-answered.ts';
import { messageMails } from './message-mails.ts';
import { MessagesResolver, TimelineMessageResolver } from './messages.resolver.ts';
import { mailNewOrder, newOrder } from './new-order-mail.ts';
import { NoteAuthorResolver, NotesResolver, TimelineNoteResolver } from './notes.resolver.ts';
import { OrderMessage } from './order-message.entity.ts';
import { OrderNote } from './order-note.entity.ts';
import { messageData } from './personal-data.ts';

const events = {
  'message.sent': eventType<{ message: string; isFromBuyer: boolean }>(
    'order',
    ({ isFromBuyer }) => (isFromBuyer ? 'The buyer wrote a message.' : 'The shop wrote to the buyer.'),
    { timeline: { isForBuyer: true } },
  ),
  'message.settled': eventType('order', 'Messages of a buyer were marked as answered.'),
  'note.added': eventType<{ note: string }>('order', 'A note was added to an order.'),
  'note.deleted': eventType<{ note: string }>('order', 'A note of an order was deleted.'),
};

const mails = { ...messageMails, 'shop.order': newOrder };

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Mails extends Own<typeof mails> {}
}

export const messages = defineModule({
  name: 'messages',
  uses: [accounts, mail, settings, seller, checkout, orders, payments, timeline],
  entities: [OrderMessage, OrderNote],
  resolvers: [
    MessagesResolver,
    NoteAuthorResolver,
    NotesResolver,
    TimelineMessageResolver,
    TimelineNoteResolver,
  ],
  events,
  mails,
  follows: { 'order.placed': [mailNewOrder], 'order.cancelled': [followCancelled] },
  provides: { hasUnanswered: HAS_UNANSWERED },
  personalData: [messageData],
  metrics: [
    {
      name: 'shop_unanswered_messages',
      help: 'Orders with a message of the buyer that staff have not answered.',
      sql: 'select count(distinct order_id) as orders from order_messages where awaits_answer',
    },
  ],
});
