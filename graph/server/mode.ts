const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

interface ModeSettings {
  NODE_ENV: string;
  HOST: string;
  PUBLIC_URL: string | undefined;
  WEB_DEV: boolean;
}

/**
 * How the shop runs: in production unless it is clearly something else, so that a forgotten NODE_ENV opens nothing. A demo takes
 * test payments, at an address of HTTP or of this machine. Development is `npm run dev`, for this machine alone.
 */
export function modeOf(settings: ModeSettings, sandbox: boolean): 'production' | 'demo' | 'development' {
  const { NODE_ENV, HOST, PUBLIC_URL, WEB_DEV } = settings;
  if (NODE_ENV === 'production') return 'production';
  const isOfMachine = !PUBLIC_URL || isLocal(PUBLIC_URL);
  if (sandbox && (isOfMachine || new URL(PUBLIC_URL).protocol === 'http:')) return 'demo';
  return WEB_DEV && isOfMachine && LOOPBACK.test(HOST) ? 'development' : 'production';
}

/** Whether a URL is one of this machine. */
export const isLocal = (url: string) => LOOPBACK.test(new URL(url).hostname);
