import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { openBrowser } from './browser.ts';

/** A person with a separate browser. `problems` collects the warnings and errors of the console. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  problems: string[];
}

export type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

/** A browser with one tab. It reports violations of the content security policy to `blocked`. */
interface Tab {
  visitor: Visitor;
  blocked: string[];
}

/** Emptied tabs by the address of their shop, which a later shop may have again. */
const idle = new Map<string, Tab[]>();

/**
 * The browsers of the people in a shop. A tab that somebody left is emptied and given to the next person: a new one
 * takes two to three times as much processor time, as it loads and compiles the app again.
 */
export class Visitors {
  readonly #url: string;
  readonly #blocked: string[];
  readonly #present: { tab: Tab; isShared: boolean }[] = [];
  readonly #idle: Tab[];

  /** `blocked` receives the violations of the content security policy. */
  constructor(url: string, blocked: string[]) {
    this.#url = url;
    this.#blocked = blocked;
    this.#idle = idle.get(url) ?? [];
    idle.set(url, this.#idle);
  }

  async enter(look: Look = {}): Promise<Visitor> {
    const tab = this.#idle.pop() ?? (await this.#open());
    tab.blocked = this.#blocked;
    const { visitor } = tab;
    const { viewport = { width: 1280, height: 720 }, colorScheme = 'light', reducedMotion = 'reduce' } = look;
    if (viewport) await visitor.page.setViewportSize(viewport);
    await visitor.page.emulateMedia({ colorScheme, reducedMotion });
    this.#present.push({ tab, isShared: true });
    return visitor;
  }

  async enterAnew(options?: BrowserContextOptions): Promise<Visitor> {
    const tab = await this.#open(options);
    this.#present.push({ tab, isShared: false });
    return tab.visitor;
  }

  /** The error of a test that failed also says what each person saw. */
  async leave(): Promise<void> {
    const error = TestRunner.getCurrentTest()?.result?.errors?.[0];
    for (const { tab, isShared } of this.#present.splice(0)) {
      if (error) error.message += await describe(tab.visitor);
      const isEmpty = isShared && (await this.#empty(tab.visitor).catch(() => false));
      if (isEmpty) this.#idle.push(tab);
      else await tab.visitor.context.close();
    }
  }

  async #open(options: BrowserContextOptions = {}): Promise<Tab> {
    const browser = await openBrowser();
    const context = await browser.newContext({ baseURL: this.#url, reducedMotion: 'reduce', ...options });
    const problems: string[] = [];
    const page = await context.newPage();
    const tab: Tab = { visitor: { page, context, problems }, blocked: this.#blocked };
    context.on('console', (message) => {
      const text = message.text();
      if (/content security policy/i.test(text)) tab.blocked.push(text);
      if (message.type() === 'error' || message.type() === 'warning') problems.push(text);
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    page.setDefaultTimeout(15_000);
    if (options.javaScriptEnabled !== false) waitForApp(page);
    return tab;
  }

  /** Removes what a person and a test left in a browser. Returns whether it can be used again. */
  async #empty({ page, context, problems }: Visitor): Promise<boolean> {
    if (page.isClosed() || context.pages().length !== 1) return false;
    for (const event of ['request', 'requestfinished', 'response', 'dialog', 'domcontentloaded'] as const)
      page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    // A page of the shop without the app, which might store something again.
    await page.goto(WITHOUT_APP);
    await page.evaluate(() => sessionStorage.clear());
    const devtools = await context.newCDPSession(page);
    const storageTypes = 'cookies,local_storage,indexeddb';
    await devtools.send('Storage.clearDataForOrigin', { origin: this.#url, storageTypes });
    // This evicts the memory cache: Chromium shows a larger picture found there, and warns of the preloaded smaller one.
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.detach();
    await context.clearCookies();
    await page.mouse.move(0, 0);
    problems.length = 0;
    return true;
  }
}

/** The address of a person, the problems there and the beginning of the text. */
async function describe({ page, problems }: Visitor): Promise<string> {
  const main = page.locator('main').first();
  const text = await main.innerText({ timeout: 1_000 }).catch(() => 'no text');
  return ['\n', page.url(), ...problems, text.replaceAll(/\s+/g, ' ').slice(0, 1_000)].join('\n');
}

/** An address of the shop that is not a page of the app. */
export const WITHOUT_APP = '/livez';

const LOOK_MS = 20;

/** In a page: whether the app is started. Clicks on the server-rendered page before that are lost. */
export const listens = () =>
  // The playground's editor is not rendered by React.
  location.pathname.startsWith('/playground') ||
  [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );

/** Makes navigation wait until the app is started. */
function waitForApp(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...to) => {
    const response = await goto.apply(page, to);
    if (to[0] !== WITHOUT_APP) await untilListens(page);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await untilListens(page);
    return response;
  };
}

/** Waits in one call: the first `waitForFunction` in a document loads all that Playwright has for selectors a second time. */
async function untilListens(page: Page): Promise<void> {
  const isStarted = `new Promise((resolve) => {
    const listens = ${listens};
    const look = () => (listens() ? resolve() : setTimeout(look, ${LOOK_MS}));
    look();
  })`;
  // A page that leads to another document ends the call, and Playwright waits there.
  await page.evaluate(isStarted).catch(() => page.waitForFunction(listens));
}
