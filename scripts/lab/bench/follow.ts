import { loadavg } from 'node:os'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { startSandbox } from '../../server.ts'
import { quantile, short, table } from './numbers.ts'
import { customerWithOrder } from './order.ts'
import { type Device, metrics, newCustomer, openBrowser, rest, slowDown } from './phone.ts'

/*
 * How smoothly a courier moves on the map of an order: frames while nothing moves and while the courier does, on its page
 * and on the page of its map. Beside them an empty page, which shows what this machine can do, and how busy the page's
 * main thread and the browser's process for graphics were: without a graphics card the latter renders the map.
 */

const LOOK_MS = 20_000
/** So many of 60 frames a second count as all of them: the first and the last one are cut. */
const ALL_FRAMES = 59
const LONG_FRAME_MS = 50

type Case = { device: Device; cpu: number; least: number; says: string }
const CASES: readonly Case[] = [
  { device: 'desktop', cpu: 1, least: ALL_FRAMES, says: '60' },
  { device: 'phone', cpu: 1, least: ALL_FRAMES, says: '60' },
  { device: 'phone', cpu: 4, least: 50, says: 'over 50' },
]
const PAGES = ['order', 'map'] as const

/** `moved`: frames in which the courier stood elsewhere than in the one before. Shares are of one core. */
type Seen = {
  frames: number[]
  moved: number
  thread: number
  script: number
  page: number
  graphics: number
}

/** Counts the frames of the next `ms`. Self-contained, because it runs in the page. */
function countFrames(ms: number): Promise<{ frames: number[]; moved: number }> {
  return new Promise((resolve) => {
    const began = performance.now()
    const frames: number[] = []
    let [last, moved, place] = [0, 0, '']
    const frame = (now: number) => {
      if (last > 0) frames.push(now - last)
      last = now
      const pin = document.querySelector('[aria-label="Courier"]')?.closest<HTMLElement>('.maplibregl-marker')
      const next = pin?.style.transform ?? ''
      if (place && next !== place) moved++
      place = next
      if (performance.now() - began < ms) requestAnimationFrame(frame)
      else resolve({ frames, moved })
    }
    requestAnimationFrame(frame)
  })
}

/** Seconds of processor that the browser's processes of a type have used so far. */
async function processor(browserCdp: CDPSession) {
  const { processInfo } = await browserCdp.send('SystemInfo.getProcessInfo')
  return (type: string) =>
    processInfo.filter((one) => one.type === type).reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

async function look(browser: Browser, page: Page, cdp: CDPSession): Promise<Seen> {
  const browserCdp = await browser.newBrowserCDPSession()
  const [usedBefore, before] = [await processor(browserCdp), await metrics(cdp)]
  const began = performance.now()
  const counted = await page.evaluate(countFrames, LOOK_MS)
  const seconds = (performance.now() - began) / 1_000
  const [used, after] = [await processor(browserCdp), await metrics(cdp)]
  await browserCdp.detach()
  const share = (name: string) => (after(name) - before(name)) / seconds
  return {
    ...counted,
    thread: share('TaskDuration'),
    script: share('ScriptDuration'),
    page: (used('renderer') - usedBefore('renderer')) / seconds,
    graphics: (used('GPU') - usedBefore('GPU')) / seconds,
  }
}

const perSecond = ({ frames }: Seen) => (1_000 * frames.length) / frames.reduce((sum, one) => sum + one, 0)
const percent = (share: number) => `${short(100 * share)} %`

const line = (name: string, seen: Seen, goal = '') => [
  name,
  short(perSecond(seen)),
  goal,
  short(quantile(seen.frames, 0.95)),
  String(seen.frames.filter((one) => one > LONG_FRAME_MS).length),
  short((1_000 * seen.moved) / LOOK_MS),
  percent(seen.thread),
  percent(seen.script),
  percent(seen.page),
  percent(seen.graphics),
]

async function lookAt(
  browser: Browser,
  url: string,
  { device, cpu, least, says }: Case,
  on: (typeof PAGES)[number],
  phone: string,
): Promise<string[][]> {
  const name = `${device}, ${cpu}×, ${on}`
  console.error(name)
  const { context, page, cdp, toMap, untilMap, setOut } = await customerWithOrder(browser, url, device, phone)
  if (on === 'map') await toMap()
  await untilMap()
  await slowDown(cdp, cpu)
  const still = await look(browser, page, cdp)
  await setOut()
  // The courier's first positions come with a view of the map that may still load.
  await rest(page, 12_000)
  const moving = await look(browser, page, cdp)
  await context.close()
  const is = perSecond(moving)
  return [
    line(`${name}: nobody moves`, still),
    line(`${name}: the courier moves`, moving, `${says} ${is >= least ? 'met' : 'missed'}`),
  ]
}

/** Measures and prints all cases. */
export async function benchFollow() {
  // As slow as a real kitchen: the courier rides for seven minutes.
  const sandbox = await startSandbox({ SANDBOX_DATA: 'memory', SANDBOX_SPEED: '1' })
  const browser = await openBrowser(true)
  const rows: string[][] = []
  const { context, page, cdp } = await newCustomer(browser, 'desktop')
  await page.goto(`${sandbox.url}/healthz`)
  rows.push(line('an empty page', await look(browser, page, cdp)))
  await context.close()
  let phone = 900_000_300
  for (const one of CASES)
    for (const on of PAGES) rows.push(...(await lookAt(browser, sandbox.url, one, on, String(phone++))))
  await browser.close()
  await sandbox.stop()
  const head = ['frames/s', 'goal', 'p95, ms', '> 50 ms', 'moves/s', 'thread', 'script', 'page', 'graphics']
  console.log(
    `\nan order under way, ${LOOK_MS / 1_000} s each; thread: the page's main thread, of which script; page and graphics: processes, of one core; load ${loadavg()[0]?.toFixed(1)}\n`,
  )
  console.log(table([['', ...head], ...rows]))
}
