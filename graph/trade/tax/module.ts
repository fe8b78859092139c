import { defineModule, deletionJob } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { settings } from '../../platform/settings/module.ts';
import { seller } from '../seller/module.ts';
import { shipping } from '../shipping/module.ts';
import { TaxResolver } from './tax.resolver.ts';
import { taxSettings } from './tax-settings.ts';
import { VatAnswer } from './vat-answer.entity.ts';

const events = {
  'settings.confirmed': eventType('settings', 'The default settings of a new shop were confirmed.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const tax = defineModule({
  name: 'tax',
  uses: [settings, seller, shipping],
  entities: [VatAnswer],
  resolvers: [TaxResolver],
  events,
  settings: [taxSettings],
  jobs: { oldVatAnswers: deletionJob(VatAnswer, 'checkedAt', 1) },
});
