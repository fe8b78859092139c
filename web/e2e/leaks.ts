/** Personal inputs of the journeys and attacks, which no log may contain. */
const typed = [
  'shopper123',
  'admin12345',
  'a long secret',
  'a first secret',
  'a second secret',
  'another secret',
  'long enough',
  'example.com',
  '1 Elm Street',
  '411001',
  'Grace Guest',
  'Kay Board',
  'Nora New',
  'Nora Renamed',
  'Rita Return',
  'Vera Violet',
  'Vera Verdant',
  'My niece loves him.',
  '4111 1111 1111 1111',
  '+91 98765 43210',
];

/** Matches a session: its cookie, or any 32 bytes in base64url. */
const tokens = /session=|(?<![\w-])[\w-]{43}(?![\w-])/;

/** Random ids, whose digits may be those of a postal code. */
const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The lines of a server's log that contain personal data or a session, or are not log events. */
export function leaksIn(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .filter((line) => !isEvent(line) || tokens.test(line) || hasTyped(line.replaceAll(ids, '')));
}

const hasTyped = (line: string) => typed.some((text) => line.includes(text));

function isEvent(line: string): boolean {
  try {
    const { level, time } = JSON.parse(line);
    return typeof level === 'number' && typeof time === 'string';
  } catch {
    return false;
  }
}
