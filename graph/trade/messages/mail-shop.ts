import type { Context } from '../../core/context.ts';
import { type NewMail, queueMail } from '../../platform/mail/queue-mail.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopName } from '../../platform/settings/shop-settings.ts';
import { messageSettings } from './message-settings.ts';

/** Queues a mail to the address that the settings name for what buyers write, if they do. Call it in the transaction of what causes it. */
export async function mailShop(
  em: Context['em'],
  { ports }: Pick<Context, 'ports'>,
  mail: Omit<NewMail, 'to'>,
): Promise<void> {
  const { messageAddress: address } = await findSetting({ em, ports }, messageSettings);
  if (!address) return;
  const to = { name: await shopName({ em, ports }), address };
  await queueMail(em, { ports }, { ...mail, to });
}
