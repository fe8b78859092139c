import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import * as t from '#messages/no-mails';
import { useSettings } from './settings.ts';

const MAILBOX = '/sandbox/mail';
const SHOWN = t.thisShopSendsNoReal;

/** Gives a sentence that promises a mail, or what is true instead in a shop that sends none. */
export function useMailed(): (promise: string) => ReactNode {
  const text = useMailedText();
  const { mails } = useSettings();
  if (mails !== 'mailbox') return text;
  return () => (
    <>
      {SHOWN}
      <Link component="a" href={MAILBOX}>
        {MAILBOX}
      </Link>
      .
    </>
  );
}

/** The same as a text, such as for a toast. */
export function useMailedText(): (promise: string) => string {
  const { mails } = useSettings();
  if (mails === 'sent') return (promise) => promise;
  if (mails === 'waiting') return t.thisShopSendsNoMailsYet;
  return () => `${SHOWN}${MAILBOX}.`;
}
