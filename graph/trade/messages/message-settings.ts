import { isMailbox } from '../../core/email-address.ts';
import { flag, text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

const address = text({
  label: 'Address for messages',
  help: 'Messages, returns and withdrawals of buyers are mailed to it, and what people write by the contact form. Left empty, they are listed alone.',
  description: 'E-mail address that messages, returns and withdrawals of buyers are mailed to',
  none: 'they are not mailed',
  ...{ default: null, max: 254 },
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
