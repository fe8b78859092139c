import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { returnSettings } from './return-settings.ts';

export const returns = defineModule({
  name: 'returns',
  uses: [settings],
  settings: [returnSettings],
});
