import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import { startSandbox } from '../../server.ts'
import { short, table } from './numbers.ts'
import { customerWithOrder, RIDE_MS } from './order.ts'
import { type Device, held, openBrowser } from './phone.ts'

/*
 * What a page holds that is looked at for long: the page of an order on a computer and the page of its map on a phone,
 * while the courier rides. Now and then the network is away, as on a phone in a pocket. After the start the code and the
 * map's tiles still come, so the second minute is what the end is compared with.
 */

const MINUTE = 60_000
const FIRST = 2
const EVERY = 2
/** The network goes away so often, in minutes, and for so long, ms. */
const AWAY_EVERY = 4
const AWAY_MS = 5_000
/** Its growth is to stay below. */
const MOST = 1.1

type Held = Awaited<ReturnType<typeof held>>
type Watched = { name: string; context: BrowserContext; cdp: CDPSession; samples: Map<number, Held> }

async function open(
  browser: Browser,
  url: string,
  device: Device,
  on: 'order' | 'map',
  phone: string,
): Promise<Watched> {
  const { context, cdp, toMap, untilMap, setOut } = await customerWithOrder(browser, url, device, phone)
  if (on === 'map') await toMap()
  await untilMap()
  await setOut()
  return { name: `${on}, ${device}`, context, cdp, samples: new Map() }
}

function print(watched: readonly Watched[]) {
  for (const { name, samples } of watched) {
    const rows = [...samples].map(([minute, { heap, nodes, listeners }]) => [
      String(minute),
      (heap / 2 ** 20).toFixed(2),
      String(nodes),
      String(listeners),
    ])
    console.log(`\n${name}\n${table([['minute', 'heap, MB', 'nodes', 'listeners'], ...rows])}`)
    const [first, last] = [samples.get(FIRST), [...samples.values()].at(-1)]
    if (!first || !last) continue
    const growth = (of: keyof Held) => last[of] / first[of]
    const verdicts = (['heap', 'nodes', 'listeners'] as const).map(
      (of) => `${of} ${short(growth(of))}× ${growth(of) > MOST ? 'missed' : 'met'}`,
    )
    console.log(`end to minute ${FIRST}, at most ${MOST}×: ${verdicts.join(', ')}`)
  }
}

/** Keeps both pages open for so many minutes, and prints what they hold. */
export async function benchStay(minutes: number) {
  // The ride lasts a little longer than the stay.
  const speed = RIDE_MS / ((minutes + 5) * MINUTE)
  const sandbox = await startSandbox({ SANDBOX_DATA: 'memory', SANDBOX_SPEED: String(speed) })
  const browser = await openBrowser(true)
  const watched = [
    await open(browser, sandbox.url, 'desktop', 'order', '900000351'),
    await open(browser, sandbox.url, 'phone', 'map', '900000352'),
  ]
  const began = performance.now()
  const until = (ms: number) =>
    // biome-ignore lint/plugin/sleep: how long the pages stay open is what is measured
    new Promise((resolve) => setTimeout(resolve, Math.max(0, began + ms - performance.now())))
  for (let minute = 1; minute <= minutes; minute++) {
    if (minute % AWAY_EVERY === 0) {
      for (const { context } of watched) await context.setOffline(true)
      // biome-ignore lint/plugin/sleep: this is how long the network is away
      await new Promise((resolve) => setTimeout(resolve, AWAY_MS))
      for (const { context } of watched) await context.setOffline(false)
    }
    await until(minute * MINUTE)
    if (minute % EVERY !== 0 && minute !== minutes) continue
    for (const { name, cdp, samples } of watched) {
      const now = await held(cdp)
      samples.set(minute, now)
      console.error(`${name}, minute ${minute}: ${(now.heap / 2 ** 20).toFixed(2)} MB, ${now.nodes} nodes`)
    }
  }
  await browser.close()
  await sandbox.stop()
  console.log(`\nan order under way, looked at for ${minutes} minutes, the courier riding`)
  print(watched)
}
