import { defineConfig } from '@playwright/test'
import { browserHere } from './browser.ts'
import { isWide } from './wide.ts'

/** `npm test`: what differs, as quickly as two cores can. */
const isShort = process.env.E2E === 'short'
const executablePath = process.env.CHROMIUM || browserHere()

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  grepInvert: isShort ? isWide : [],
  outputDir: '../../test-results',
  // A journey waits more than it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SHOP_URL,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    // Motion makes screenshots and clicks wait; one journey turns it on again.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time; what fails is walked again by `npm run e2e`, which records.
    trace: isShort ? 'off' : 'retain-on-failure',
    // What is within Telegram's frame is in no description of the page.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // web.telegram.org, which our frame plays, may embed a page of this machine.
        '--disable-features=LocalNetworkAccessChecks',
        // Nothing leaves this machine, whatever the page asks for. The second name is a stranger's that leads here.
        '--host-resolver-rules=MAP demo.example.uz 127.0.0.1, MAP rebind.evil.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
