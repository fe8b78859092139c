import { defineModule } from '../../core/define-module.ts';

export const live = defineModule({
  name: 'live',
  uses: [],
});
