import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import type { TestShop } from './test-shop.ts';

/** Sends the mails that are due, and returns the tokens of the links in those of a type, the oldest first. */
export async function mailedTokens(shop: TestShop, type: string): Promise<string[]> {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  return mails.flatMap(({ kept }) => /#([\w-]{43})/.exec(kept?.text ?? '')?.[1] ?? []);
}

/** The last one of them. Throws when there is none. */
export async function mailedToken(shop: TestShop, type: string): Promise<string> {
  const token = (await mailedTokens(shop, type)).at(-1);
  if (!token) throw new Error(`No mail ${type} with a link was sent.`);
  return token;
}
