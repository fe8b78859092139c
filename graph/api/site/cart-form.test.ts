import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError } from '../../core/errors.ts';
import { MAX_COOKIE_LINES } from '../../money/cart-cookie.ts';
import { cartForm } from './cart-form.ts';

let server: Server;
let url: string;
beforeAll(async () => {
  const app = express().use(cartForm());
  app.use((error: Error, _req: Request, res: Response, _next: NextFunction) => {
    res.status(error instanceof DomainError ? 400 : 500).json({ message: error.message });
  });
  server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cart`;
});
afterAll(() => server?.close());

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const send = (fields: Record<string, string>, cookie = '') =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie }, redirect: 'manual' });
/** The value of the cookie that a response sets. */
const lines = (response: globalThis.Response) =>
  /^cart=([^;]*); Max-Age=\d+; Path=\/; .*SameSite=Lax$/.exec(response.headers.get('set-cookie') ?? '')?.[1];

test('a line is added, changed and removed, and each leads to the cart', async () => {
  const [lamp, sofa] = [`${id(1)}.${id(1)}`, `${id(2)}.${id(3)}`];
  const added = await send({ line: lamp, qty: '2' });
  expect([added.status, added.headers.get('location')]).toEqual([303, '/cart']);
  const both = lines(await send({ line: sofa.toUpperCase(), qty: '1' }, `a=b; cart=${lines(added)}`));
  expect(both).toBe(`${lamp}.2_${sofa}.1`);
  expect(lines(await send({ line: lamp, qty: '7' }, `cart=${both}`))).toBe(`${lamp}.7_${sofa}.1`);
  expect(lines(await send({ line: `${lamp}.0`, qty: '7' }, `cart=${both}`))).toBe(`${sofa}.1`);
});

test.each([
  {},
  { line: id(1), qty: '1' },
  { line: `${id(1)}.${id(1)}` },
  { line: `${id(1)}.${id(1)}`, qty: '-1' },
  { line: `${id(1)}.${id(1)}`, qty: '10000' },
  { line: `${id(1)}.${'x'.repeat(36)}`, qty: '1' },
])('%j is refused with a sentence', async (fields) => {
  const response = await send(fields as Record<string, string>);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toMatch(/^Please go back/);
});

test('a cart that is full, or a body that is too long, is refused', async () => {
  const full = Array.from({ length: MAX_COOKIE_LINES }, (_, n) => `${id(n)}.${id(n)}.1`).join('_');
  const one = { line: `${id(99)}.${id(99)}`, qty: '1' };
  expect((await send(one, `cart=${full}`)).status).toBe(400);
  const { message } = await (await send({ ...one, more: 'x'.repeat(2000) })).json();
  expect(message).toBe('request entity too large');
});
