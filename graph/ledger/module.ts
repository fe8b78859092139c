import { defineModule } from '../core/define-module.ts';
import { payments } from '../payments/module.ts';
import { reviews } from '../reviews/module.ts';
import { LedgerResolver } from './ledger.resolver.ts';

export const ledger = defineModule({
  name: 'ledger',
  uses: [reviews, payments],
  resolvers: [LedgerResolver],
});
