import { makeValidator } from 'envalid';
import { minorDigits } from '#money/minor-units';

const wholeNumber = (least: number, most: number) =>
  makeValidator((text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text.trim()) || value < least || value > most)
      throw new Error(`must be a whole number from ${least} to ${most}`);
    return value;
  });

export const count = wholeNumber(1, 100);
export const limit = wholeNumber(1, 1_000_000);
export const seconds = wholeNumber(0, 300);

/** How many proxies there are in front of the server. */
export const proxies = wholeNumber(0, 10);

/** As the driver reads them: it verifies the certificate unless the mode says otherwise. */
const SSL_MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** The address of a PostgreSQL, or none. */
export const databaseUrl = makeValidator((text) => {
  if (text === '') return text;
  const url = URL.parse(text);
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.pathname.length < 2 || !isDecodable(url))
    throw new Error('must be an address such as postgres://shop:password@db.example.com:5432/shop');
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode))
    throw new Error(`must have one of these as its sslmode: ${SSL_MODES.join(', ')}`);
  return text;
});

/** Whether each percent sign begins a character. */
function isDecodable({ hostname, username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(hostname + username + password + pathname);
    return true;
  } catch {
    return false;
  }
}

export const origins = makeValidator((text) => {
  const list = text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const wrong = list.find((origin) => !/^https?:[^*]+$/.test(origin) || URL.parse(origin)?.origin !== origin);
  if (wrong)
    throw new Error(
      `must be origins such as https://store.example.com, separated by commas: ${wrong} is none`,
    );
  return list;
});
/** An ISO 4217 code, or none. Only currencies with hundredths: amounts are stored as such. */
export const currency = makeValidator((text) => {
  if (text === '') return text;
  if (!Intl.supportedValuesOf('currency').includes(text)) {
    throw new Error('must be a currency code of ISO 4217 in capital letters, such as INR');
  }
  if (minorDigits(text) !== 2) {
    throw new Error(`must be a currency with hundredths: amounts of ${text} would be charged wrong`);
  }
  return text;
});

export const smtpUrl = makeValidator((text) => {
  const url = URL.parse(text);
  if (text && (!url?.hostname || !/^smtps?:$/.test(url.protocol)))
    throw new Error('must be an address such as smtp://user:password@mail.example.com:587');
  return text;
});

/** One address, with or without a name before it. Anything else could end up in a header of its own. */
export const sender = makeValidator((text) => {
  const start = text.endsWith('>') ? text.indexOf(' <') : -1;
  const name = start > 0 ? text.slice(0, start) : '';
  const address = start > 0 ? text.slice(start + 2, -1) : text;
  if (text && (/[<>@"\r\n]/.test(name) || !/^[^\s<>@]+@[^\s<>@]+$/.test(address)))
    throw new Error('must be an e-mail address such as shop@example.com or Citron <shop@example.com>');
  return text;
});
