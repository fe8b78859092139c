import { randomInt, randomUUID } from 'node:crypto';
import type { Attackers } from '../security/attack.ts';
import { makeTargets } from '../security/targets.ts';
import { rest } from '../testing/rest.ts';

/** A browser whose session can be handed on. Each comes from another address, as far as the proxy's word is taken. */
class Browser {
  readonly url: string;
  cookie = '';
  readonly #address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  constructor(url: string) {
    this.url = url;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#address);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(this.url + path, { ...init, headers });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return response;
  }
}

/** Makes new attackers and new targets, independent of the ones before. */
export type Recruit = () => Promise<{ attackers: Attackers; ids: string[] }>;

/** For a demo shop with TRUST_PROXY=1. Its own admin, whom nobody can change, makes the others. */
export async function recruiter(url: string): Promise<Recruit> {
  const root = new Browser(url);
  await rest(root, 'POST', '/users/auth', { email: 'admin@example.com', password: 'admin12345' });

  async function newcomer() {
    const browser = new Browser(url);
    const account = { name: 'Mallory', email: `${randomUUID()}@example.com`, password: randomUUID() };
    const { body } = await rest(browser, 'POST', '/users', account);
    return { browser, id: body._id as string };
  }

  return async () => {
    const [shopper, admin] = await Promise.all([newcomer(), newcomer()]);
    const promoted = await rest(root, 'PUT', '/users/edit', { id: admin.id, isAdmin: true });
    if (promoted.status !== 200) throw new Error(`No admin could be made: ${promoted.body.message}`);
    const targets = await makeTargets(shopper.browser, admin.browser);
    const attackers = { guest: new Browser(url), shopper: shopper.browser, admin: admin.browser };
    return { attackers, ids: [shopper.id, ...targets] };
  };
}
