import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { version } from './version.ts';

/** Why a file could not be fetched. */
export type FetchFailure =
  | 'badAddress'
  | 'inwardAddress'
  | 'unreachable'
  | 'timeout'
  | 'redirects'
  | 'refused'
  | 'unavailable'
  | 'tooLarge';

/** What another attempt may change. */
const PASSING: readonly FetchFailure[] = ['unreachable', 'timeout', 'unavailable'];

/** A file could not be fetched. The message is for the log: it may quote the server. */
export class FetchError extends Error {
  readonly failure: FetchFailure;
  /** The shortest pause before another attempt that the server asks for, if any. */
  readonly retryAfterMs?: number;

  constructor(
    failure: FetchFailure,
    message: string,
    { retryAfterMs, ...options }: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether another attempt would end the same. */
  get isPermanent(): boolean {
    return !PASSING.includes(this.failure);
  }
}

interface FetchOptions {
  /** Most bytes of the file. */
  most: number;
  /** Content types, for the header Accept. What comes may be anything. */
  accept: string;
  /** Ends the request; then its reason is thrown. */
  signal: AbortSignal;
}

/** An SSRF-safe HTTP client: fetches files of public hosts, also at addresses that users chose. */
export interface PublicHttp {
  /** The bytes of a file. Errors: FetchError. */
  get(address: string, options: FetchOptions): Promise<Buffer>;
}

/** What tests replace. */
interface PublicHttpOptions {
  resolve?: (hostname: string) => Promise<{ address: string; family: number }[]>;
  isAllowed?: (address: string) => boolean;
  request?: (options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;
  /** For the whole of a file, with its redirects. */
  deadlineMs?: number;
}

const DEADLINE_MS = 20_000;
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Statuses below 500 that pass. */
const BUSY: readonly number[] = [408, 425, 429];

/**
 * Only https on its usual port, without credentials. Each address that the name of a host resolves to has to be public, and the socket
 * connects to those that were checked: what the name resolves to a moment later does not matter. Redirects are checked in the same way.
 */
export function publicHttp({
  resolve = (hostname) => lookup(hostname, { all: true }),
  isAllowed = isPublicAddress,
  request = httpsRequest,
  deadlineMs = DEADLINE_MS,
}: PublicHttpOptions = {}): PublicHttp {
  const checkedLookup = lookupOf(resolve, isAllowed);
  const open = (url: URL, { accept, signal }: FetchOptions) =>
    new Promise<IncomingMessage>((onResponse, reject) => {
      const { hostname, pathname, search } = url;
      const headers = { accept, 'accept-encoding': 'identity', 'user-agent': `shop/${version}` };
      const host = hostname.replace(/^\[|\]$/g, '');
      const options = { host, path: pathname + search, headers, agent: false, lookup: checkedLookup, signal };
      request(options, onResponse).on('error', reject).end();
    });

  async function follow(address: string, options: FetchOptions, redirects: number): Promise<Buffer> {
    const url = checkedUrl(address, isAllowed);
    const response = await open(url, options);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.includes(statusCode)) return read(response, options.most);
    response.destroy();
    if (redirects === MOST_REDIRECTS || !headers.location)
      throw new FetchError('redirects', `More than ${MOST_REDIRECTS} redirects, or one to nowhere.`);
    const next = URL.parse(headers.location, url);
    return follow(next?.href ?? '', options, redirects + 1);
  }

  return {
    async get(address, options) {
      const deadline = AbortSignal.timeout(deadlineMs);
      const signal = AbortSignal.any([deadline, options.signal]);
      try {
        return await follow(address, { ...options, signal }, 0);
      } catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof FetchError) throw error;
        if (deadline.aborted) throw new FetchError('timeout', `Not complete after ${deadlineMs} ms.`);
        throw new FetchError('unreachable', String(error), { cause: error });
      }
    },
  };
}

function checkedUrl(address: string, isAllowed: (address: string) => boolean): URL {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password)
    throw new FetchError('badAddress', 'No https address on the usual port without credentials.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) throw inward(host);
  return url;
}

/** The lookup of a socket, which connects to nothing but what this returns. */
function lookupOf(
  resolve: NonNullable<PublicHttpOptions['resolve']>,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (hostname, { all }, callback) => {
    const fail = (error: Error) => callback(error, '');
    resolve(hostname).then((found) => {
      const [first] = found;
      if (!first) fail(new FetchError('unreachable', `${hostname} has no address.`));
      else if (!found.every(({ address }) => isAllowed(address))) fail(inward(hostname));
      else if (all) callback(null, found);
      else callback(null, first.address, first.family);
    }, fail);
  };
}

const inward = (host: string) => new FetchError('inwardAddress', `${host} is not on the public internet.`);

/** The header Retry-After (RFC 9110, 10.2.3), which is seconds or a date, in milliseconds from now. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const wait = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wait > 0 ? wait : undefined;
}

/** The body of a response, cut off when it is too large. */
async function read(response: IncomingMessage, most: number): Promise<Buffer> {
  const { statusCode = 0, headers } = response;
  try {
    if (statusCode !== 200) {
      const isPassing = statusCode >= 500 || BUSY.includes(statusCode);
      const retryAfterMs = retryAfter(headers['retry-after']);
      throw new FetchError(isPassing ? 'unavailable' : 'refused', `The server answered ${statusCode}.`, {
        retryAfterMs,
      });
    }
    const tooLarge = new FetchError('tooLarge', `More than ${most} bytes.`);
    if (Number(headers['content-length']) > most) throw tooLarge;
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of response as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > most) throw tooLarge;
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    response.destroy();
  }
}
