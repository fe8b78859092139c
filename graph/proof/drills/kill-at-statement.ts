import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';

// Loaded before the shop: counts its database statements, and kills the process at the statement that KILL_AT names,
// such as "12:before" or "12:sent". An orderly end prints the count.
const [number, moment] = (process.env.KILL_AT ?? '').split(':');
let count = 0;

type Method = (this: object, ...args: never[]) => unknown;

function watch(prototype: Record<string, unknown>, name: string, counts: (args: unknown[]) => boolean): void {
  const original = prototype[name] as Method;
  prototype[name] = function (this: object, ...args: never[]) {
    const isLast = counts(args) && ++count === Number(number);
    if (isLast && moment === 'before') process.kill(process.pid, 'SIGKILL');
    const result = original.apply(this, args);
    if (isLast) process.kill(process.pid, 'SIGKILL');
    return result;
  };
}

const { Client } = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg');
watch(Client.prototype, 'query', () => true);
// Of the messages that make a statement, the one that runs it: Query or Execute.
const runs = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));
watch(PGlite.prototype as never, 'execProtocolRawSync', ([message]) => runs.has((message as Uint8Array)[0]!));

process.once('exit', () => process.stdout.write(`statements: ${count}\n`));
