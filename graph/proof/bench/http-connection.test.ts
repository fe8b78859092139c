import { expect, test } from 'vitest';
import { readResponse, request } from './http-connection.ts';

const answer = (...lines: string[]) => readResponse(Buffer.from(lines.join('\r\n')));

test('an answer is read only when all of it is there, by its length in bytes', () => {
  expect(answer('HTTP/1.1 200 OK', 'content-length: 5', '', 'é€'.slice(0, 1))).toBeNull();
  expect(answer('HTTP/1.1 200 OK', 'Content-Length: 5', '', 'é€')?.text).toBe('é€');
});

test('a chunked answer ends with its empty chunk and is put together', () => {
  const head = ['HTTP/1.1 200 OK', 'transfer-encoding: chunked', ''];
  expect(answer(...head, '3', 'abc', '')).toBeNull();
  expect(answer(...head, '3', 'abc', 'a', '0123456789', '0', '', '')?.text).toBe('abc0123456789');
});

test('a status of 400 or above and an answer with GraphQL errors are failures', () => {
  const failed = (status: number, body: string) =>
    answer(`HTTP/1.1 ${status} x`, `content-length: ${body.length}`, '', body)?.failed;
  expect(failed(200, '{"data":{}}')).toBe(false);
  expect(failed(503, '{}')).toBe(true);
  expect(failed(200, '{"errors":[]}')).toBe(true);
});

test('a request says how many bytes its body has', () => {
  expect(request('POST', '/x', { a: '€' })).toContain('content-length: 11\r\n');
  expect(request('GET', '/x')).toBe('GET /x HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
});
