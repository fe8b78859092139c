import { defineModule } from '../../core/define-module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { BankTransfersResolver } from './bank-transfers.resolver.ts';
import { remindOfTransfers, transferMails } from './transfer-reminder.ts';
import { transferSettings } from './transfer-settings.ts';

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof transferMails> {}
}

export const bankTransfers = defineModule({
  name: 'bank-transfers',
  uses: [mail, settings, orders, payments],
  resolvers: [BankTransfersResolver],
  settings: [transferSettings],
  mails: transferMails,
  jobs: { transferReminders: { run: remindOfTransfers } },
});
