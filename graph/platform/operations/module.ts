import { site } from '../../api/site/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { SetupIssuesResolver } from './setup-issues.resolver.ts';
import { WorkQueuesResolver } from './work-queues.resolver.ts';

const events = {
  'work.retried': eventType<{ queue: string }>('work', 'The next attempt at due work was made due.', {
    days: 90,
  }),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const operations = defineModule({
  name: 'operations',
  uses: [accounts, site],
  resolvers: [SetupIssuesResolver, WorkQueuesResolver],
  events,
});
