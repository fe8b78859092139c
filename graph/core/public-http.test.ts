import { expect, test } from 'vitest';
import { publicServer } from '../proof/testing/public-server.ts';
import { FetchError, publicHttp } from './public-http.ts';

/** A server that every host of a name leads to. */
async function serve(...options: Parameters<typeof publicServer>) {
  const { http, asked, names } = await publicServer(...options);
  const get = (address: string, most = 1000, signal = new AbortController().signal) =>
    http.get(address, { most, accept: 'image/png', signal });
  const failure = (...given: Parameters<typeof get>) =>
    get(...given).then(
      () => 'fetched',
      (error) => (error instanceof FetchError ? error.failure : error),
    );
  return { asked, names, get, failure };
}

const file = 'https://pictures.example.com/a.png?v=1';

test('a file is fetched by its path and query', async () => {
  const { get, asked } = await serve((_, res) => res.end('file'));
  expect((await get(file)).toString()).toBe('file');
  expect(asked).toEqual(['pictures.example.com/a.png?v=1']);
});

test.each([
  'http://pictures.example.com/a.png',
  'https://pictures.example.com:8443/a.png',
  'https://name:secret@pictures.example.com/a.png',
  'ftp://pictures.example.com/a.png',
  'file:///etc/passwd',
  '/a.png',
])('%s is not asked for', async (address) => {
  const { failure, asked } = await serve((_, res) => res.end('file'));
  expect(await failure(address)).toBe('badAddress');
  expect(asked).toEqual([]);
});

test.each([
  'https://inside.example.com/a.png',
  'https://10.0.0.7/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:169.254.169.254]/latest',
  'https://0x7f.2/a.png',
  'https://2130706434/a.png',
])('%s leads inwards and is not connected to', async (address) => {
  const { failure, asked } = await serve((_, res) => res.end('file'));
  expect(await failure(address)).toBe('inwardAddress');
  expect(asked).toEqual([]);
});

test('a host of which one address is inward is not connected to', async () => {
  const { failure, names, asked } = await serve((_, res) => res.end('file'));
  names['mixed.example.com'] = ['127.0.0.1', 'fd00::1'];
  expect(await failure('https://mixed.example.com/a.png')).toBe('inwardAddress');
  expect(asked).toEqual([]);
});

test('loopback is refused unless a test allows it', async () => {
  const http = publicHttp({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
  const { signal } = new AbortController();
  await expect(http.get(file, { most: 1, accept: '', signal })).rejects.toMatchObject({
    failure: 'inwardAddress',
  });
});

test('the socket connects to what was checked, whatever the name resolves to later', async () => {
  const resolved = [['127.0.0.1'], ['10.0.0.7']];
  const server = await serve((_, res) => res.end('file'));
  Object.defineProperty(server.names, 'pictures.example.com', { get: () => resolved.shift() });
  expect((await server.get(file)).toString()).toBe('file');
  expect(resolved).toEqual([['10.0.0.7']]);
});

test.each([
  ['https://inside.example.com/a.png', 'inwardAddress'],
  ['https://169.254.169.254/latest/meta-data', 'inwardAddress'],
  ['http://pictures.example.com/a.png', 'badAddress'],
  ['file:///etc/passwd', 'badAddress'],
  ['https://[', 'badAddress'],
])('a redirect to %s is not followed', async (location, expected) => {
  const { failure, asked } = await serve((_, res) => res.writeHead(302, { location }).end());
  expect(await failure(file)).toBe(expected);
  expect(asked).toHaveLength(1);
});

test('three redirects are followed, a fourth is not', async () => {
  const { get, failure, asked } = await serve((req, res) => {
    const left = Number(req.url!.slice(1));
    if (left === 0) res.end('file');
    else res.writeHead(301, { location: `/${left - 1}` }).end();
  });
  expect((await get('https://pictures.example.com/3')).toString()).toBe('file');
  asked.length = 0;
  expect(await failure('https://pictures.example.com/1000')).toBe('redirects');
  expect(asked).toHaveLength(4);
});

test('a redirect to nowhere is an error', async () => {
  const { failure } = await serve((_, res) => res.writeHead(302).end());
  expect(await failure(file)).toBe('redirects');
});

test('a server that hangs, and one that drips, are given up at the deadline of the whole', async () => {
  const hanging = await serve(() => {}, { deadlineMs: 50 });
  expect(await hanging.failure(file)).toBe('timeout');
  const dripping = await serve(
    (req, res) => {
      const drip = setInterval(() => res.write('.'), 5);
      req.socket.once('close', () => clearInterval(drip));
    },
    { deadlineMs: 50 },
  );
  expect(await dripping.failure(file, 1_000_000)).toBe('timeout');
});

test('a name that is never resolved is given up, too', async () => {
  const http = publicHttp({ resolve: () => new Promise(() => {}), deadlineMs: 50 });
  const { signal } = new AbortController();
  await expect(http.get(file, { most: 1, accept: '', signal })).rejects.toMatchObject({ failure: 'timeout' });
});

test('a file that is too large is cut off, whether it says so or not', async () => {
  const closed = Promise.withResolvers<void>();
  const endless = await serve((req, res) => {
    const more = () => res.write(Buffer.alloc(64_000)) || res.once('drain', more);
    req.socket.once('close', () => closed.resolve());
    more();
  });
  expect(await endless.failure(file)).toBe('tooLarge');
  await closed.promise;
  const honest = await serve((_, res) => res.end(Buffer.alloc(1001)));
  expect(await honest.failure(file)).toBe('tooLarge');
  expect(await honest.get(file, 1001)).toHaveLength(1001);
});

test.each([
  [404, 'refused', true],
  [403, 'refused', true],
  [204, 'refused', true],
  [429, 'unavailable', false],
  [503, 'unavailable', false],
])('status %i', async (status, expected, isPermanent) => {
  const { get } = await serve((_, res) => res.writeHead(status).end());
  await expect(get(file)).rejects.toMatchObject({ failure: expected, isPermanent });
});

test.each([
  ['120', 120_000],
  [new Date(Date.now() + 3_600_000).toUTCString(), 3_600_000],
  ['0', undefined],
  ['-5', undefined],
  ['Sat, 01 Jan 2000 00:00:00 GMT', undefined],
  ['later', undefined],
])('the header Retry-After %j', async (header, wait) => {
  const { get } = await serve((_, res) => res.writeHead(503, { 'retry-after': header }).end());
  const { retryAfterMs } = await get(file).then(
    () => ({ retryAfterMs: null }),
    (error: FetchError) => error,
  );
  if (wait === undefined) expect(retryAfterMs).toBeUndefined();
  // Dates have seconds, and pass.
  else expect(Math.abs(retryAfterMs! - wait)).toBeLessThan(60_000);
});

test('a response that breaks off is no file, and may be tried again', async () => {
  const { get } = await serve((req, res) => {
    res.writeHead(200, { 'content-length': 500 });
    res.write('half', () => req.socket.destroy());
  });
  await expect(get(file)).rejects.toMatchObject({ failure: 'unreachable', isPermanent: false });
});

test('who stops it gets the own reason', async () => {
  const stop = new AbortController();
  const { failure } = await serve(() => stop.abort('stopped'));
  expect(await failure(file, 1000, stop.signal)).toBe('stopped');
});
