import { defineModule } from '../../core/define-module.ts';
import { AdminSearchResolver } from './admin-search.resolver.ts';

export const adminSearch = defineModule({
  name: 'admin-search',
  uses: [],
  resolvers: [AdminSearchResolver],
});
