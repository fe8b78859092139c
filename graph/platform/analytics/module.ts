import { defineModule } from '../../core/define-module.ts';
import { settings } from '../settings/module.ts';
import { analyticsSettings } from './analytics-settings.ts';

export const analytics = defineModule({
  name: 'analytics',
  uses: [settings],
  settings: [analyticsSettings],
});
