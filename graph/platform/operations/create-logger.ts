import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestId } from '../../core/request-id.ts';

/** A word, which may contain an e-mail address. */
const WORD = /[^\s"'<>()=:,;/\\]+/g;
const EMAIL = /.(?:@|%40)./;
const NAME = /[\w-]+/g;
/** Session tokens are 32 bytes in base64url. */
const TOKEN_LENGTH = 43;
const LONGEST_TEXT = 300;
const LONGEST_LIST = 20;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Writes synchronously. A line that cannot be written is lost; pino's own stream would end the process. */
const standardError: DestinationStream = {
  write(line) {
    try {
      writeSync(2, line);
    } catch {
      // The disk is full, or the reader closed the pipe.
    }
  },
};

/**
 * Creates the server's log: JSON, one line per event, with the id of its request. It contains no personal data: of
 * errors it takes only the parts that have none, and it masks e-mail addresses and tokens in all texts. Texts are cut
 * after 300 characters.
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

/** Shortens long texts and lists, so that clients cannot fill the disk. */
function cutTexts(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut(value)]));
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(cut);
  return typeof value === 'string' && value.length > LONGEST_TEXT
    ? `${value.slice(0, LONGEST_TEXT)}…`
    : value;
}

/** Clients can influence the text, so each step takes linear time. */
function mask(line: string): string {
  return line
    .replace(WORD, (word) => (EMAIL.test(word) ? '[e-mail]' : word))
    .replace(NAME, (name) => (name.length === TOKEN_LENGTH ? '[token]' : name));
}

/** Type, code, first line of the message and stack. Without the message of a database error, which quotes values. */
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
