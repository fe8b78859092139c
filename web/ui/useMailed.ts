import { useSettings } from './settings.ts';

const INSTEAD = {
  mailbox: 'This shop sends no real mails: they are shown at /sandbox/mail.',
  waiting: 'This shop sends no mails yet: they wait until it does.',
};

/** Gives a sentence that promises a mail, or what is true instead in a shop that sends none. */
export function useMailed(): (promise: string) => string {
  const { mails } = useSettings();
  return (promise) => (mails === 'sent' ? promise : INSTEAD[mails]);
}
