import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Headless Chromium. It opens pages in half the time of a full browser with a hidden window. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(name: string): string | null {
  const which = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(which, [name], { encoding: 'utf8' });
  return status === 0 ? (stdout.split('\n')[0]?.trim() ?? null) : null;
}

/** Path of the browser in the CHROMIUM variable, or of an installed headless shell; null if there is none. */
export function findHeadlessShell(): string | null {
  const named = process.env.CHROMIUM;
  return named && existsSync(named) ? named : onPath(SHELL);
}

/** Path of an installed Chromium: a headless shell, then the PATH, then the usual places; null if there is none. */
export function findChromium(): string | null {
  const shell = findHeadlessShell();
  if (shell) return shell;
  for (const name of NAMES) {
    const path = onPath(name);
    if (path) return path;
  }
  return PLACES.find((path) => existsSync(path)) ?? null;
}

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for a headless Chromium. @throws if none is installed */
export function chromiumOptions() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found. Install one, or name it in the CHROMIUM variable.');
  const root = process.getuid?.() === 0;
  return { executablePath, headless: true, args: root ? [...FLAGS, '--no-sandbox'] : FLAGS };
}

/** Starts a headless Chromium. @throws if none is installed */
export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions());

/** Viewport sizes that every screen is tested at. */
export const VIEWPORTS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Collects errors that a page logs or throws from now on. */
export function collectProblems(page: Pick<Page, 'on'>): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

/** Opens a page in a new browser context and collects its errors. */
export async function newPerson(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: VIEWPORTS.desk, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  return { context, page, problems: collectProblems(page) };
}
