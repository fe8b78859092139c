import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestId } from '../core/request-id.ts';

const EMAIL = /[^\s"'<>()=:,;/\\]+(?:@|%40)[^\s"'<>()=:,;/\\]+/g;
/** Session tokens: 32 bytes in base64url. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
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
 */
export function createLogger(level: string, destination: DestinationStream = standardError): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ requestId: requestId.getStore() }),
      serializers: { err: describeError },
      hooks: { streamWrite: (line) => line.replace(EMAIL, '[e-mail]').replace(TOKEN, '[token]') },
    },
    destination,
  );
}

/** Type, code, the first line of the message and the places in the code. Database errors quote values: not theirs. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isDatabase = typeof code === 'string' && SQLSTATE.test(code);
  return {
    type: error.name,
    code,
    message: isDatabase ? undefined : error.message.split('\n', 1)[0]?.slice(0, 300),
    constraint,
    table,
    stack: error.stack?.match(/^ +at .+$/gm)?.slice(0, 20),
  };
}
