import { catalog } from '../catalog/module.ts';
import { defineModule } from '../core/define-module.ts';
import { settings } from '../settings/module.ts';

export const site = defineModule({
  name: 'site',
  uses: [settings, catalog],
});
