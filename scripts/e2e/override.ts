import type { Page } from '@playwright/test'

/** Replaces some fields of the server's response to a call. */
export async function override(page: Page, path: RegExp, change: object) {
  await page.route(path, async (route) => {
    const request = route.request()
    const url = request.url().replace(/\/\/\w+\.localhost/, '//127.0.0.1')
    const answer = await fetch(url, { headers: request.headers() })
    await route.fulfill({ json: { ...(await answer.json()), ...change } })
  })
}
