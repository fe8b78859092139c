import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { settings } from '../../platform/settings/module.ts';
import { shipping } from '../shipping/module.ts';
import { TaxResolver } from './tax.resolver.ts';
import { taxSettings } from './tax-settings.ts';

const events = {
  'settings.confirmed': eventType('settings', 'The default settings of a new shop were confirmed.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const tax = defineModule({
  name: 'tax',
  uses: [settings, shipping],
  resolvers: [TaxResolver],
  events,
  settings: [taxSettings],
});
