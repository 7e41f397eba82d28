import { defineConfig } from '@playwright/test'
import { browserHere } from './browser.ts'
import { WIDE } from './wide.ts'

const executablePath = process.env.CHROMIUM || browserHere()

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  grepInvert: process.env.E2E === 'short' ? [...WIDE] : [],
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SHOP_URL,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    // Motion makes screenshots and clicks wait; one journey turns it on again.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // web.telegram.org, which our frame plays, may embed a page of this machine (telegram-frame, section 1).
        '--disable-features=LocalNetworkAccessChecks',
        // Nothing leaves this machine, whatever the page asks for.
        '--host-resolver-rules=MAP demo.example.uz 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
