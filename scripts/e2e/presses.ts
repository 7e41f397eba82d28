import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { STEP_MS } from '#/shell/presses.ts'

/** ms between two presses, from a bouncing mouse to a slow double click. */
export const GAPS = [20, 250, 450, 1_200]
/** The ones in between; walked by `npm run e2e` only. */
export const MORE_GAPS = [80, 150, 200, 300, 350, 400, 600, 800, 1_050]
/** For steps that commit nothing. */
export const FEW_GAPS = [350, 1_050]

/** ms; a busy machine may press so late that it is a second wish, which says nothing of a double press. */
const TOO_LATE = STEP_MS - 50

/** Presses one spot twice, whatever lies there the second time. Answers whether the second came while it was a double press. */
export async function pressTwice(page: Page, target: Locator, gap: number): Promise<boolean> {
  await expect(target).toBeEnabled()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const times = await page.evaluateHandle(() => {
    const heard: number[] = []
    addEventListener('mouseup', ({ timeStamp }) => heard.push(timeStamp), true)
    return heard
  })
  const from = Date.now()
  await page.mouse.click(x, y)
  await page.waitForTimeout(Math.max(0, gap - (Date.now() - from)))
  await page.mouse.click(x, y)
  const [first = 0, second = first] = await times.jsonValue()
  return second - first < TOO_LATE
}

/** Walks to a button, presses it twice and looks where that led, once for each gap. */
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

/** Counts what is posted to such addresses. */
export function countPosts(page: Page, path: RegExp) {
  const count = { posts: 0 }
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && path.test(request.url())) count.posts++
  })
  return count
}

export const ORDERS = /\/orders\/v1\/orders(\/at-time)?$/
