import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { checkout } from '../checkout/module.ts';
import { currency } from '../currency/module.ts';
import { seller } from '../seller/module.ts';
import { tax } from '../tax/module.ts';
import { withdrawals } from '../withdrawals/module.ts';
import { presetSetting } from './preset-setting.ts';
import { PresetsResolver } from './presets.resolver.ts';

export const presets = defineModule({
  name: 'presets',
  uses: [settings, checkout, currency, seller, tax, withdrawals],
  resolvers: [PresetsResolver],
  settings: [presetSetting],
});
