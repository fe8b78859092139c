import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { addresses } from '../../people/addresses/module.ts';
import { BlockedBuyer } from './blocked-buyer.entity.ts';
import { BlocklistResolver } from './blocklist.resolver.ts';

const events = {
  'buyer.blocked': eventType('blocked buyer', 'A buyer was blocked.'),
  'buyer.unblocked': eventType('blocked buyer', 'A buyer was unblocked.'),
};

const errors = { PURCHASE_REFUSED: 403 };

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
}

export const blocklist = defineModule({
  name: 'blocklist',
  uses: [addresses],
  entities: [BlockedBuyer],
  resolvers: [BlocklistResolver],
  events,
  errors,
});
