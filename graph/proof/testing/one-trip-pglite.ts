import {
  messages as backend,
  Mutex,
  type PGlite,
  parse,
  protocol,
  type Transaction,
} from '@electric-sql/pglite';

/** Statements that still have an id, a hash or a time are rarely sent twice: their plans would only fill the memory. */
const UNIQUE = /[\da-f]{12}|\d{4}-\d\d-\d\d/;

/** A literal, after a character behind which a parameter of the same type may stand: not after a word, such as `interval`. */
const LITERAL = /([(,=<>] ?)?'((?:[^']|'')*)'/g;
/** Ids, hashes, addresses, times and JSON: by these do the statements of the ORM differ, which writes values into them. */
const VALUE = /^(?=.*\d)[\w+/=:.@-]{12,}$|^\d{4}-\d\d-\d\d[ T][\d:.+Z-]+$|^[{[].*[}\]]$/s;
/** Longer statements insert many rows and are sent once. Characters. */
const LONGEST = 20_000;

/** Takes the values out of a statement, so that it is the same the next time. */
function withParameters(text: string): { pattern: string; values: string[] } {
  const values: string[] = [];
  if (text.length > LONGEST) return { pattern: text, values };
  const pattern = text.replace(LITERAL, (literal, before: string | undefined, content: string) => {
    if (!before || !VALUE.test(content)) return literal;
    return `${before}$${values.push(content.replaceAll("''", "'"))}`;
  });
  return { pattern, values };
}

/** Names are never used twice: a statement whose description failed stays prepared. */
let prepared = 0;

const { serialize } = protocol;
const { RowDescriptionMessage } = backend;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** What was sent to a PGlite, and what of it is prepared. */
export class Statements {
  readonly sent = new Set<string>();
  readonly prepared = new Map<string, { name: string; described: Messages }>();

  clear() {
    this.sent.clear();
    this.prepared.clear();
  }
}

/**
 * A running PGlite as the ORM uses it. PGlite itself sends six messages for a statement, and copies its parsers of all types
 * after each: half of the processor time of most statements. Here they are sent together, and what is sent often is prepared once.
 */
export class OneTripPglite {
  readonly closed = false;
  readonly ready = true;
  readonly #turns = new Mutex();

  constructor(
    readonly pglite: PGlite,
    readonly statements = new Statements(),
  ) {}

  /** Waits for the end of an open transaction. */
  query(text: string, values?: unknown[]) {
    return this.#turns.runExclusive(() => this.run(text, values));
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#turns.runExclusive(async () => {
      await this.#send(serialize.query('begin'));
      try {
        const query = (text: string, values?: unknown[]) => this.run(text, values);
        const result = await work({ query } as Transaction);
        await this.#send(serialize.query('commit'));
        return result;
      } catch (error) {
        await this.#send(serialize.query('rollback'));
        throw error;
      }
    });
  }

  /** Runs a statement, in the open transaction if there is one. */
  async run(text: string, values: unknown[] = []) {
    try {
      const messages = await this.pglite.runExclusive(() => {
        if (values.length > 0) return this.#runPrepared(text, values);
        const { pattern, values: taken } = withParameters(text);
        return this.#isRepeated(pattern) ? this.#runPrepared(pattern, taken) : this.#runOnce(text);
      });
      const columns = messages.flatMap((each) => (each instanceof RowDescriptionMessage ? each.fields : []));
      const parsers = columns.map(({ dataTypeID }) => [dataTypeID, this.pglite.parsers[dataTypeID]!]);
      return parse.parseResults(messages, Object.fromEntries(parsers))[0]!;
    } catch (error) {
      throw Object.assign(error as Error, { query: text, params: values });
    }
  }

  #isRepeated(text: string): boolean {
    if (UNIQUE.test(text)) return false;
    const { sent } = this.statements;
    return sent.size === sent.add(text).size;
  }

  #runOnce(text: string): Promise<Messages> {
    const portal = [serialize.bind(), serialize.describe({ type: 'P' }), serialize.execute()];
    return this.#send(serialize.parse({ text }), ...portal, serialize.sync());
  }

  async #runPrepared(text: string, values: unknown[]): Promise<Messages> {
    const { name, described } = this.statements.prepared.get(text) ?? (await this.#prepare(text));
    const types = parse.parseDescribeStatementResults(described);
    const { serializers } = this.pglite;
    const texts = values.map((value, n) =>
      value == null ? null : (serializers[types[n]!]?.(value) ?? String(value)),
    );
    const bind = serialize.bind({ statement: name, values: texts });
    return [...described, ...(await this.#send(bind, serialize.execute(), serialize.sync()))];
  }

  async #prepare(text: string) {
    const name = `prepared_${++prepared}`;
    const described = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    this.statements.prepared.set(text, { name, described });
    return { name, described };
  }

  #send(...messages: Uint8Array[]): Promise<Messages> {
    return this.pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }
}
