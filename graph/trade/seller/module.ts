import { defineModule } from '../../core/define-module.ts';
import { pages } from '../../platform/pages/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { sellerFacts } from './seller-facts.ts';
import { sellerLines } from './seller-lines.ts';
import { sellerSettings } from './seller-settings.ts';

export const seller = defineModule({
  name: 'seller',
  uses: [pages, settings],
  settings: [sellerSettings],
  provides: { sellerFacts, sellerLines },
});
