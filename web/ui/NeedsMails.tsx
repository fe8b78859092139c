import type { ReactNode } from 'react';
import * as t from '#messages/no-mails';
import { Message } from './Message.tsx';
import { useSettings } from './settings.ts';

/** What does nothing but mail something: not offered in a shop that sends no mails yet, which says so by `otherwise`. */
export function NeedsMails({ otherwise, children }: { otherwise?: string; children: ReactNode }) {
  const { mails } = useSettings();
  if (mails !== 'waiting') return children;
  return otherwise && <Message severity="info">{t.thisShopSendsNoMails(otherwise)}</Message>;
}
