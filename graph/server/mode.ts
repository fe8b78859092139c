const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

interface ModeSettings {
  NODE_ENV: string;
  HOST: string;
  PUBLIC_URL: string | undefined;
  WEB_DEV: boolean;
  SMTP_URL: string;
  OPEN_MAILBOX: boolean;
  ALLOW_SANDBOX_PAYMENTS: boolean;
}

/** What becomes of mails: they are sent, everybody reads them at /sandbox/mail, or they wait for a mail server. */
export type Mails = 'sent' | 'mailbox' | 'waiting';

interface Mode {
  production: boolean;
  /** Its logins are published in the README: never beside real money. */
  isDemo: boolean;
  mails: Mails;
}

/** How the shop runs. Throws an Error of one sentence for settings that would be unsafe so. */
export function readMode(settings: ModeSettings, sandbox: boolean): Mode {
  const { ALLOW_SANDBOX_PAYMENTS, OPEN_MAILBOX, SMTP_URL, WEB_DEV } = settings;
  const name = nameMode(settings, sandbox);
  const production = name === 'production';
  if (sandbox && production && !ALLOW_SANDBOX_PAYMENTS) {
    throw new Error(
      'Wrong settings. No payment provider keys are set: set those of a provider (`.env.example` names them), or ALLOW_SANDBOX_PAYMENTS=true to run in production with test payments.',
    );
  }
  if (production && WEB_DEV) {
    throw new Error(
      'Wrong settings. WEB_DEV: `npm run dev` serves all files of this folder, so with real keys it is for this machine alone. Start the shop with `npm start`.',
    );
  }
  const mails = SMTP_URL ? 'sent' : !production || OPEN_MAILBOX ? 'mailbox' : 'waiting';
  if (!sandbox && mails === 'waiting') {
    throw new Error(
      'Wrong settings. No mail server is set, so nobody would get a mail: set SMTP_URL and MAIL_FROM. OPEN_MAILBOX=true shows the mails to everybody at /sandbox/mail instead, also the links that let somebody into an account.',
    );
  }
  return { production, isDemo: name === 'demo', mails };
}

/**
 * In production unless it is clearly something else, so that a forgotten NODE_ENV opens nothing. A demo takes
 * test payments, at an address of HTTP or of this machine. Development is `npm run dev`, for this machine alone.
 */
function nameMode(settings: ModeSettings, sandbox: boolean): 'production' | 'demo' | 'development' {
  const { NODE_ENV, HOST, PUBLIC_URL, WEB_DEV } = settings;
  if (NODE_ENV === 'production') return 'production';
  const isOfMachine = !PUBLIC_URL || isLocal(PUBLIC_URL);
  if (sandbox && (isOfMachine || new URL(PUBLIC_URL).protocol === 'http:')) return 'demo';
  return WEB_DEV && isOfMachine && LOOPBACK.test(HOST) ? 'development' : 'production';
}

/** Whether a URL is one of this machine. */
export const isLocal = (url: string) => LOOPBACK.test(new URL(url).hostname);
