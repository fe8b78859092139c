import { products } from '../../catalog/products/module.ts';
import { stocktake } from '../../catalog/stocktake/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { orders } from '../orders/module.ts';
import { CostChangesResolver } from './cost-changes.resolver.ts';
import { StockMovesResolver } from './stock-moves.resolver.ts';

export const inventory = defineModule({
  name: 'inventory',
  uses: [accounts, products, stocktake, orders],
  resolvers: [CostChangesResolver, StockMovesResolver],
});
