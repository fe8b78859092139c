import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';

/** A person with a separate browser. `problems` collects the warnings and errors of the console. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  problems: string[];
}

/** Pictures are loaded when asked for alone: most tests do not look at them, and they take half of the browser's processor time. */
interface Pictures {
  pictures?: boolean;
}

export type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'> & Pictures;
export type Browsing = BrowserContextOptions & Pictures;

/** A browser with one tab. It reports violations of the content security policy to `blocked`. */
interface Tab {
  visitor: Visitor;
  blocked: string[];
}

/** Emptied tabs by the address of their shop, which a later shop may have again, and by whether they load pictures. */
const idle = new Map<string, Tab[]>();

/** What a browser without pictures says of those that a page preloads. */
const NO_PICTURES = 'is found, but is not used because image loading is disabled.';

/**
 * The browsers of the people in a shop. A tab that somebody left is emptied and given to the next person: a new one
 * takes two to three times as much processor time, as it loads and compiles the app again.
 */
export class Visitors {
  readonly #url: string;
  readonly #blocked: string[];
  readonly #present: { tab: Tab; idle?: Tab[] }[] = [];

  /** `blocked` receives the violations of the content security policy. */
  constructor(url: string, blocked: string[]) {
    this.#url = url;
    this.#blocked = blocked;
  }

  async enter({ pictures = false, ...look }: Look = {}): Promise<Visitor> {
    const key = `${this.#url} ${pictures}`;
    const left = idle.get(key) ?? [];
    idle.set(key, left);
    const tab = left.pop() ?? (await this.#open({ pictures }));
    tab.blocked = this.#blocked;
    const { visitor } = tab;
    const { viewport = { width: 1280, height: 720 }, colorScheme = 'light', reducedMotion = 'reduce' } = look;
    if (viewport) await visitor.page.setViewportSize(viewport);
    await visitor.page.emulateMedia({ colorScheme, reducedMotion });
    this.#present.push({ tab, idle: left });
    return visitor;
  }

  async enterAnew(options?: Browsing): Promise<Visitor> {
    const tab = await this.#open(options);
    this.#present.push({ tab });
    return tab.visitor;
  }

  async leave(): Promise<void> {
    for (const { tab, idle } of this.#present.splice(0)) {
      const isEmpty = idle && (await this.#empty(tab.visitor).catch(() => false));
      if (isEmpty) idle.push(tab);
      else await tab.visitor.context.close();
    }
  }

  async #open({ pictures = false, ...options }: Browsing = {}): Promise<Tab> {
    const browser = await openBrowser(pictures);
    const context = await browser.newContext({ baseURL: this.#url, reducedMotion: 'reduce', ...options });
    const problems: string[] = [];
    const page = await context.newPage();
    const tab: Tab = { visitor: { page, context, problems }, blocked: this.#blocked };
    context.on('console', (message) => {
      const text = message.text();
      if (!pictures && text.endsWith(NO_PICTURES)) return;
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
    await page.goto('/livez');
    await page.evaluate(() => sessionStorage.clear());
    const devtools = await context.newCDPSession(page);
    const storageTypes = 'cookies,local_storage,indexeddb';
    await devtools.send('Storage.clearDataForOrigin', { origin: this.#url, storageTypes });
    await devtools.detach();
    await context.clearCookies();
    await page.mouse.move(0, 0);
    problems.length = 0;
    return true;
  }
}

/** Makes navigation wait until the app is started: clicks on the server-rendered page before that are lost. */
function waitForApp(page: Page): void {
  const { goto, reload } = page;
  const listens = () =>
    // The playground's editor is not rendered by React.
    location.pathname.startsWith('/playground') ||
    [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    );
  page.goto = async (...to) => {
    const response = await goto.apply(page, to);
    await page.waitForFunction(listens);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await page.waitForFunction(listens);
    return response;
  };
}
