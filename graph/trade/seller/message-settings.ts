import { isMailbox } from '../../core/email-address.ts';
import { findSettings, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { flag, text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';
import { sellerSettings } from './seller-settings.ts';

const address = text({
  label: 'Address for messages',
  help: 'Messages, returns and withdrawals of buyers are mailed to it, and what people write by the contact form. Left empty, they go to the e-mail address under Invoices; without one there either, they are listed alone.',
  description: 'E-mail address that messages, returns and withdrawals of buyers are mailed to',
  none: 'they are mailed to the e-mail address of the seller, if there is one',
  default: null,
  max: 254,
});

export const messageSettings = settingGroup({
  name: 'messages',
  title: 'Messages',
  fields: {
    messageAddress: {
      ...address,
      read(given: unknown) {
        const value = address.read(given);
        if (value !== null && !isMailbox(value))
          throw new Error(`${address.label}: an e-mail address such as name@example.com.`);
        return value;
      },
    },
    mailOrders: flag({
      label: 'Mail new orders to this address',
      help: 'Each order when it is placed, 60 within an hour at most.',
      description: 'Whether new orders are mailed to the address for messages',
      default: true,
    }),
  },
});

/** Where mails to the shop go: the address for messages, else the e-mail address of the seller; null when neither is set. */
export async function findMessageAddress(
  deps: SettingDeps,
  options?: { isFresh?: boolean },
): Promise<string | null> {
  const [{ messageAddress }, { email }] = await findSettings(
    deps,
    [messageSettings, sellerSettings],
    options,
  );
  return messageAddress ?? email;
}
