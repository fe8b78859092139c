import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { messageSettings } from './message-settings.ts';
import { sellerLines } from './seller-lines.ts';
import { sellerLinks } from './seller-links.ts';
import { sellerSettings } from './seller-settings.ts';

export const seller = defineModule({
  name: 'seller',
  uses: [settings],
  settings: [messageSettings, sellerSettings],
  provides: { sellerLines, sellerLinks },
});
