import { defineModule } from '../../core/define-module.ts';

export const rest = defineModule({
  name: 'rest',
  uses: [],
});
