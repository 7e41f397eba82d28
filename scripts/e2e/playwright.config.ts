import { defineConfig } from '@playwright/test'
import { browserHere } from './browser.ts'
import { extendedFiles, isExtended } from './extended.ts'

/** `npm test` leaves out the journeys that repeat another one, to be quick on two cores. */
const isShort = process.env.E2E === 'short'
/** Tours of many screens, the longest journeys there are. */
const TOURS = ['access.spec.ts', 'switched-off.spec.ts']
const executablePath = process.env.CHROMIUM || browserHere()

export default defineConfig({
  // Besides the journeys of this folder those of `screens`.
  testDir: '..',
  testMatch: '*.spec.ts',
  grepInvert: isShort ? isExtended : [],
  // A journey that fails once has a cause, in the product or in itself.
  retries: 0,
  outputDir: '../../test-results',
  // Two cores: a third journey at a time makes each of them slower, and all of them take the same time.
  workers: 2,
  fullyParallel: true,
  // Journeys begin in the order of the projects: a tour that began last would leave the other workers idle at the end.
  projects: [
    { name: 'tours', testMatch: TOURS },
    { name: 'journeys', testIgnore: [...TOURS, ...(isShort ? extendedFiles : [])] },
  ],
  forbidOnly: Boolean(process.env.CI),
  // What must come is waited for as long as a machine at a third of its speed takes: it costs nothing where all is well.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // An action that cannot be done is told by its line, not by the end of the journey's time.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: process.env.SHOP_URL,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    // Motion makes screenshots and clicks wait; one journey turns it on again.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time; `npm run e2e -- file.spec.ts` records a journey that has failed here.
    trace: isShort ? 'off' : 'retain-on-failure',
    // A screenshot is needed because the accessibility snapshot of a page leaves out Telegram's frame.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // web.telegram.org, which our frame plays, may embed a page of this machine.
        '--disable-features=LocalNetworkAccessChecks',
        // Nothing leaves this machine, whatever the page asks for. The second name is a stranger's that leads here.
        '--host-resolver-rules=MAP demo.example.uz 127.0.0.1, MAP damla.example.uz 127.0.0.1, MAP rebind.evil.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
