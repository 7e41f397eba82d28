import type { Page } from '@playwright/test'

/** px of a browser that says nothing. */
const TEXT = 16

/** As the browser's own setting does, which style sheets know by `rem` and by the `em` of their media. */
export async function enlargeText(page: Page, times: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: TEXT * times } })
}
