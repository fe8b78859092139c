import { defineModule } from '../../core/define-module.ts';
import { dataAccess } from '../data-access/module.ts';
import { AdminSearchResolver } from './admin-search.resolver.ts';

export const adminSearch = defineModule({
  name: 'admin-search',
  uses: [dataAccess],
  resolvers: [AdminSearchResolver],
});
