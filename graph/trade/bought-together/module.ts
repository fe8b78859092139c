import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { BoughtTogetherResolver } from './bought-together.resolver.ts';

export const boughtTogether = defineModule({
  name: 'bought-together',
  uses: [products, orders, payments],
  resolvers: [BoughtTogetherResolver],
});
