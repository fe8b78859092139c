import type { MailSettings } from '../../core/mailer.ts';
import { mailSettings } from '../../platform/settings/shop-settings.ts';
import type { TestShop } from './test-shop.ts';

/** What mails say of a shop. */
export function mailSettingsOf({ em, ports, settings }: TestShop): Promise<MailSettings> {
  return mailSettings({ em: em(), ports, settings });
}
