import { expect, type Page } from '@playwright/test'
import type { PathName } from '#/paths.ts'
import { everyAddress } from './every-page.ts'
import { watchLayoutShifts } from './layout-shifts.ts'
import { movingIn, requestsOf } from './settled.ts'

const ADDRESSES = everyAddress()

/** The sum of the layout shifts since the last call, once the page is complete and nothing has moved for a while. */
async function settledShifts(
  page: Page,
  shifts: Awaited<ReturnType<typeof watchLayoutShifts>>,
  requests: ReturnType<typeof requestsOf>,
) {
  const main = page.getByRole('main').first()
  await expect.poll(async () => requests.count() || (await main.evaluate(movingIn))).toBeFalsy()
  let sum = 0
  const more = async () => {
    const one = await shifts.take()
    sum += one
    return one
  }
  await expect.poll(more, { intervals: [600] }).toBe(0)
  return { sum, movers: await shifts.movers() }
}

/** Goes from page to page, and remembers those where something moved from the press to the settled page, with what moved. */
export async function watchChanges(page: Page) {
  const [shifts, requests] = [await watchLayoutShifts(page), requestsOf(page)]
  const moved: Record<string, string[]> = {}
  const settles = async (name: string) => {
    const { sum, movers } = await settledShifts(page, shifts, requests)
    // 0.00 in the two digits in which layout shifts are counted.
    if (sum >= 0.005) moved[name] = movers
  }
  return {
    moved,
    settles,
    /** Forgets what moved so far: a page that was opened as a new document, or typing into it. */
    begins: async () => void (await settledShifts(page, shifts, requests)),
    /** To a page and back, as by a link of the page that is there. */
    visits: async (name: PathName, path = ADDRESSES[name]) => {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await settles(`to ${name}`)
      expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
      await page.goBack()
      await settles(`back from ${name}`)
    },
  }
}
