import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** First those without windows: the tests take a quarter less processor time in them. */
const names = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];
const applications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Path of CHROME_PATH, a Chromium or Chrome of this machine, or the one that playwright downloaded. */
function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const paths = [process.env.CHROME_PATH, ...installed, ...applications, chromium.executablePath()];
  return paths.find((path) => path && isExecutable(path));
}

/**
 * Returns why no browser is available, and the command that installs one; undefined when one is available. Root on Debian
 * gets one, in CI also the quicker one.
 */
export function whyNoBrowser(): string | undefined {
  const found = findBrowser();
  if (found && (!process.env.CI || found === process.env.CHROME_PATH || found.includes('headless-shell')))
    return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const get = 'apt-get install -y -q --no-install-recommends';
    const install = `apt-get update -q; ${get} chromium-headless-shell || ${get} chromium`;
    spawnSync('sh', ['-c', install], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  if (findBrowser()) return;
  return 'There is no browser to test in: install Chromium or Chrome, run `npx playwright-core install chromium`, or set CHROME_PATH.';
}

/** The last list of features counts: that of Playwright with one more, without which a page is loaded for a tenth less. */
const DISABLED = [
  'RenderDocument',
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
];

let shared: Promise<Browser> | undefined;

/** The headless browser of all test files of this process, which ends with it. Throws when none is available. */
export function openBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<Browser> {
  const why = whyNoBrowser();
  if (why) throw new Error(why);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED}`,
      // Compiles no code for speed: a page is left before that pays, and it takes a tenth of the browser's processor time.
      '--js-flags=--max-optimized-bytecode-size=0',
    ],
    // Chromium's sandbox refuses to run as root.
    chromiumSandbox: process.getuid?.() !== 0,
  });
  browser.once('disconnected', () => {
    shared = undefined;
  });
  return browser;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
