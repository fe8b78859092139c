import { defineModule } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { orders } from '../orders/module.ts';
import { TimelineResolver } from './timeline.resolver.ts';

export const timeline = defineModule({
  name: 'timeline',
  uses: [accounts, orders],
  resolvers: [TimelineResolver],
});
