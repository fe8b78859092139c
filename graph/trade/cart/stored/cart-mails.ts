import { validate as isUuid } from 'uuid';
import { availableUnits } from '../../../catalog/products/available-units.ts';
import { findVariants } from '../../../catalog/products/find-variants.ts';
import type { MailDeps, MailTypes, QueuedMail } from '../../../core/mailer.ts';
import { issueToken } from '../../../people/accounts/tokens/tokens.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { mailName } from '../../../platform/mail/mail-name.ts';
import { cartReminder, reminderTexts as texts } from './cart-reminder.tsx';
import { StoredCart } from './stored-cart.entity.ts';

/** Dropped when nothing of the cart can be bought any more, or the person wants no more reminders. */
async function prepare({ em, ports, settings }: MailDeps, { userId }: QueuedMail) {
  const user = await em.findOne(User, { id: userId!, deletedAt: null, cartRemindersAt: { $ne: null } });
  const cart = user && (await em.findOne(StoredCart, { user, remindedAt: { $ne: null } }));
  if (!cart) return null;
  const { variants } = await findVariants(em, {
    ids: cart.lines.map(({ variantId }) => variantId).filter(isUuid),
    productIds: [],
  });
  const sold = new Map(variants.map((variant) => [variant.id, variant]));
  const lines = cart.lines.flatMap(({ variantId, qty }) => {
    const variant = sold.get(variantId);
    if (!variant || availableUnits(variant) === 0) return [];
    const { id, options, price, product, picture } = variant;
    const { name, optionNames, image } = product;
    return { id, name, options, optionNames, image: picture ?? image, price, qty };
  });
  if (lines.length === 0) return null;
  const owner = { userId: user.id, emailKey: user.emailKey! };
  const token = await issueToken(em, 'unsubscribe', owner, ports.now());
  return cartReminder(settings, mailName(user.name), {
    lines,
    unsubscribe: `${settings.url}/unsubscribe/${token}`,
  });
}

/** The mails about carts. */
export const cartMails = {
  // Anybody with its link can end the reminders.
  'cart.reminder': { title: 'Reminder of a cart', texts, isSecret: true, prepare },
} satisfies MailTypes;
