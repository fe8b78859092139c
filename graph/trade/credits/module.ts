import { defineModule } from '../../core/define-module.ts';
import { orders } from '../orders/module.ts';
import { Credit, CreditLine } from './credit.entity.ts';
import { creditData } from './personal-data.ts';

export const credits = defineModule({
  name: 'credits',
  uses: [orders],
  entities: [Credit, CreditLine],
  personalData: [creditData],
});
