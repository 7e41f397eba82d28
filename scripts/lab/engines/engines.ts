import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { browserHere } from '../../e2e/browser.ts'
import { startByDevtools } from './by-devtools.ts'
import { startByPuppeteer } from './by-puppeteer.ts'
import { startByWebDriver } from './by-webdriver.ts'
import type { Driver } from './driver.ts'
import { chromiumOf } from './fetch.ts'
import type { Family } from './support.ts'

export type Engine = {
  /** For `--only`. */
  id: string
  name: string
  family: Family
  /** Null: this machine does not have it. */
  start: () => Promise<Driver | null>
  /** What brings it here; nothing of it is run. */
  get: string
}

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isRunnable) ?? null

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A Chromium that was packed for servers: the oldest ones that a registry of packages has. */
const packed = (major: number, name: string, version: string): Engine => ({
  id: `chromium-${major}`,
  name: `Chromium ${major}`,
  family: 'chromium',
  start: async () => {
    const file = await chromiumOf(name, version)
    return file ? startByDevtools(file) : null
  },
  get: `npm pack ${name}@${version}`,
})

/** One that no package has. It is in the table so that nobody takes its absence for an order. */
const elsewhere = (id: string, name: string, family: Family, get: string): Engine => ({
  id,
  name,
  family,
  start: async () => null,
  get,
})

const GTK = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

export const ENGINES: readonly Engine[] = [
  {
    id: 'chromium',
    name: 'Chromium of the system',
    family: 'chromium',
    start: async () => {
      const file = browserHere()
      return file ? startByPuppeteer({ browser: 'chrome', file }) : null
    },
    get: 'apt-get install chromium',
  },
  packed(110, '@sparticuz/chromium', '110.0.1'),
  packed(106, '@sparticuz/chromium', '106.0.2'),
  packed(105, '@sparticuz/chrome-aws-lambda', '16.2.0'),
  packed(103, '@sparticuz/chromium', '103.0.0'),
  packed(102, '@sparticuz/chrome-aws-lambda', '14.1.1'),
  elsewhere('chromium-100', 'Chromium 100', 'chromium', 'npx @puppeteer/browsers install chromium@972766'),
  packed(92, 'chrome-aws-lambda', '10.1.0'),
  packed(81, 'chrome-aws-lambda', '3.0.4'),
  packed(80, 'chrome-aws-lambda', '2.1.1'),
  {
    id: 'firefox',
    name: 'Firefox of the system',
    family: 'firefox',
    start: async () => {
      const file = onPath('firefox-esr') ?? onPath('firefox')
      return file ? startByPuppeteer({ browser: 'firefox', file }) : null
    },
    get: 'apt-get install firefox-esr',
  },
  elsewhere(
    'firefox-102',
    'Firefox 102',
    'firefox',
    'npx @puppeteer/browsers install firefox@esr_102.15.1esr',
  ),
  {
    id: 'webkitgtk',
    name: 'WebKitGTK',
    family: 'webkit',
    start: async () => {
      const driver = onPath('WebKitWebDriver')
      const xServer = onPath('Xvfb')
      if (!driver || !isRunnable(GTK) || !xServer) return null
      return startByWebDriver({
        driver,
        name: 'MiniBrowser',
        browser: GTK,
        args: ['--automation'],
        option: 'webkitgtk:browserOptions',
        xServer,
      })
    },
    get: 'apt-get install webkit2gtk-driver xvfb',
  },
  {
    id: 'wpe',
    name: 'WPE WebKit',
    family: 'webkit',
    start: async () => {
      const driver = onPath('WPEWebDriver')
      const browser = onPath('cog')
      if (!driver || !browser) return null
      return startByWebDriver({
        driver,
        name: 'cog',
        browser,
        args: ['--automation', '--platform=headless'],
        option: 'wpe:browserOptions',
        xServer: null,
      })
    },
    get: 'apt-get install wpewebkit-driver cog',
  },
  elsewhere('safari', 'Safari 15.4', 'webkit', 'a Mac, or an iPhone, with macOS 12.3 or iOS 15.4'),
]
