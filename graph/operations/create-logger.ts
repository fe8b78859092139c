import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestId } from '../core/request-id.ts';

/** What an e-mail address may be a part of. */
const WORD = /[^\s"'<>()=:,;/\\]+/g;
const EMAIL = /.(?:@|%40)./;
const NAME = /[\w-]+/g;
/** Session tokens are 32 bytes in base64url. */
const TOKEN_LENGTH = 43;
const LONGEST_TEXT = 300;
const LONGEST_LIST = 20;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Written at once. A line for which there is no room is lost: pino's own stream would take the process down with it. */
const standardError: DestinationStream = {
  write(line) {
    try {
      writeSync(2, line);
    } catch {
      // A full disk, or a reader that went away.
    }
  },
};

/**
 * The server's log: JSON, one line an event, with the id of the request it happened in. Nothing personal gets in: of
 * errors only what cannot hold a shopper's data is kept, and in whatever is left e-mail addresses and tokens are masked.
 * Texts are cut after 300 characters.
 */
export function createLogger(level: string, destination: DestinationStream = standardError): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ requestId: requestId.getStore() }),
      serializers: { err: (error) => cutTexts(describeError(error)) },
      formatters: { log: cutTexts },
      hooks: { streamWrite: mask },
    },
    destination,
  );
}

/** Long texts cut and long lists shortened: a stranger is not to fill the disk. */
function cutTexts(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut(value)]));
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(cut);
  return typeof value === 'string' && value.length > LONGEST_TEXT
    ? `${value.slice(0, LONGEST_TEXT)}…`
    : value;
}

/** Strangers have a say in the text, so each step takes the same time for each character. */
function mask(line: string): string {
  return line
    .replace(WORD, (word) => (EMAIL.test(word) ? '[e-mail]' : word))
    .replace(NAME, (name) => (name.length === TOKEN_LENGTH ? '[token]' : name));
}

/** Type, code, the first line of the message and the places in the code. Database errors quote values: not theirs. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isDatabase = typeof code === 'string' && SQLSTATE.test(code);
  return {
    type: error.name,
    code,
    message: isDatabase ? undefined : error.message.split('\n', 1)[0],
    constraint,
    table,
    stack: error.stack?.match(/^ +at .+$/gm),
  };
}
