import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { ANSWER_LIMIT, type Driver, PAGE } from './driver.ts'

/*
 * The system's Chromium by DevTools, and Firefox by WebDriver BiDi.
 */

type Program = { browser: 'chrome' | 'firefox'; file: string }

/** How Chromium is started here, of whatever age. */
export const CHROMIUM = [
  // Whoever runs in a container is root, and has no sandbox of the kernel.
  '--no-sandbox',
  '--disable-gpu',
  // A container has little of it.
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
]

export async function startByPuppeteer({ browser: kind, file }: Program): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: kind,
    executablePath: file,
    // The headless mode that has no window, so that the page may be as small as a phone.
    headless: kind === 'chrome' ? 'shell' : true,
    args: kind === 'chrome' ? CHROMIUM : [],
    defaultViewport: PAGE,
    protocolTimeout: ANSWER_LIMIT,
    timeout: ANSWER_LIMIT,
  })
  try {
    return await drive(browser)
  } catch (error) {
    await browser.close()
    throw error
  }
}

async function drive(browser: Browser): Promise<Driver> {
  const page = await browser.newPage()
  const heard = hear(page)
  const [, version = ''] = /\/([\d.]+)/.exec(await browser.version()) ?? []
  return {
    version,
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: ANSWER_LIMIT })
    },
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    press: (x, y) => page.mouse.click(x, y, { delay: 40 }),
    type: (text) => page.keyboard.type(text, { delay: 30 }),
    troubles: async () => heard,
    close: () => browser.close(),
  }
}

function hear(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  return heard
}
