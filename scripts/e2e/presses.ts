import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { COMMIT_MS, DOUBLE_PRESS_MS } from '#/shell/presses.ts'

/** ms between two presses, from a bouncing mouse to a slow double click. */
export const GAPS = [20, 250, 450, 900]
/** The gaps in between, which only `npm run e2e` tests. */
export const MORE_GAPS = [80, 150, 200, 300, 350, 400, 600, 800]
/** For steps that commit nothing, within `DOUBLE_PRESS_MS`. */
export const FEW_GAPS = [20, 200]

/** Nearer to the limit the machine's own clock decides, ms. */
const MARGIN = 50

/**
 * Presses one spot twice, whatever is there the second time. A busy machine may press so late that the press counts as a
 * second intention: resolves to whether it came within the time in which the shop ignores it, ms.
 */
export async function pressTwice(
  page: Page,
  target: Locator,
  gap: number,
  within: number = COMMIT_MS,
): Promise<boolean> {
  await expect(target).toBeEnabled()
  const box = await standingBox(target)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isInTime = await timePresses(page, 'click', within)
  const from = Date.now()
  await page.mouse.click(x, y)
  await betweenPresses(page, Math.max(0, gap - (Date.now() - from)))
  await page.mouse.click(x, y)
  return isInTime()
}

/** Where it is once it stands: what still slides in would not be under the pointer. */
async function standingBox(target: Locator) {
  let last = await target.boundingBox()
  await expect
    .poll(
      async () => {
        const before = last
        last = await target.boundingBox()
        return last !== null && last.x === before?.x && last.y === before.y
      },
      { intervals: [50] },
    )
    .toBe(true)
  if (!last) throw new Error('nothing to press')
  return last
}

/**
 * From now on; the returned function says whether the last press came so soon after the first, ms. Inside Telegram a press
 * of the client's button comes as a message, which a busy page hears late.
 */
export async function timePresses(page: Page, event: 'click' | 'keydown', within: number = COMMIT_MS) {
  const shop = page.frames().at(-1) ?? page.mainFrame()
  const times = await shop.evaluateHandle((name) => {
    const heard: number[] = []
    addEventListener(name, ({ timeStamp }) => heard.push(timeStamp), true)
    addEventListener('message', ({ data }) => {
      if (JSON.stringify(data).includes('main_button_pressed')) heard.push(performance.now())
    })
    return heard
  }, event)
  return async () => {
    const heard = await times.jsonValue()
    return (heard.at(-1) ?? 0) - (heard[0] ?? 0) < within - MARGIN
  }
}

/** Opens the page of a button, presses it twice and checks the result, once for each gap. */
export async function atEachGap(
  gaps: readonly number[],
  walk: {
    /** `isFresh`: nothing is there yet, or a pair came too late and may have led anywhere. */
    begin: (isFresh: boolean) => Promise<unknown>
    press: (gap: number) => Promise<boolean>
    check: (gap: number) => Promise<void>
  },
) {
  let isFresh = true
  for (const gap of gaps) {
    do {
      await walk.begin(isFresh)
      isFresh = !(await walk.press(gap))
    } while (isFresh)
    await walk.check(gap)
  }
}

/**
 * Lets the time between two presses pass, ms: the shop goes by it when it takes a press for the second half of the one
 * before (`shell/presses.ts`).
 */
export const betweenPresses = (page: Page, ms: number = DOUBLE_PRESS_MS) =>
  // biome-ignore lint/plugin/sleep: the shop's own rule counts this time
  page.waitForTimeout(ms)

/** Counts what is posted to such addresses. */
export function countPosts(page: Page, path: RegExp) {
  const count = { posts: 0 }
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && path.test(request.url())) count.posts++
  })
  return count
}

export const ORDERS = /\/orders\/v1\/orders(\/at-time)?$/
