import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { CostChangesResolver } from './cost-changes.resolver.ts';

export const inventory = defineModule({
  name: 'inventory',
  uses: [accounts, products],
  resolvers: [CostChangesResolver],
});
