import type { MailSettings } from '../../core/mailer.ts';
import { footedMailSettings } from '../../platform/mail/mail-footer.ts';
import type { TestShop } from './test-shop.ts';

/** What mails say of a shop. */
export function mailSettingsOf({ em, ports, settings }: TestShop): Promise<MailSettings> {
  return footedMailSettings({ em: em(), ports, settings });
}
