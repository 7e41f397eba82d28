import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'

/* The words of index.html for a browser that cannot run the shop (ST-19). They stand in the page, not in a script. */

const words = (page: Page) => page.locator('.cannot-start')

/** The document with something changed in it, as optimisers on the way do. */
async function withDocument(page: Page, change: (html: string) => string) {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\/\/\w+\.localhost/, '//127.0.0.1'),
      })
      await route.fulfill({ response: answer, body: change(await answer.text()) })
    },
  )
}

const INLINE = /<script data-cfasync="false">/g

for (const [missing, remove] of [
  ['structuredClone', () => Reflect.deleteProperty(window, 'structuredClone')],
  ['dialogs', () => Reflect.deleteProperty(window, 'HTMLDialogElement')],
] as const)
  test(`a browser without ${missing} is told in three languages what to update (ST-19)`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowConsole(/./)
    await page.addInitScript(remove)
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await shop.open()
    for (const said of ['Brauzerni', 'Обновите браузер', 'Update the browser'])
      await expect(words(page).getByText(said)).toBeVisible()
    await expect(page.getByText(/reload/i)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(files.filter((file) => file.startsWith('/assets/'))).toEqual([])
  })

for (const [what, damage] of [
  ['is no code any more', (file: string) => `${file.slice(0, -9_000)} let (`],
  ['is valid code, of which the end is missing', (file: string) => file.slice(0, file.indexOf(';') + 1)],
] as const)
  test(`a file that was damaged on its way and ${what} can be loaded again, and is no old browser (ST-19)`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowConsole(/./)
    watch.allowUncaught(/./)
    await page.route('**/assets/main-*.js', async (route) => {
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\/\/\w+\.localhost/, '//127.0.0.1'),
      })
      await route.fulfill({ response: answer, body: damage(await answer.text()) })
    })
    await shop.open()
    await expect(page.getByRole('alert').getByText('The page did not load')).toBeVisible()
    await expect(words(page)).toBeHidden()
  })

test(
  'scripts that were changed on their way leave the words in the page (ST-19)',
  extended(),
  async ({ page, shop, watch }) => {
    watch.allowConsole(/./)
    await withDocument(page, (html) => html.replace(INLINE, '$& '))
    await shop.open()
    await expect(words(page)).toBeHidden()
    // They come by themselves, since nothing takes them away.
    await expect(words(page)).toBeVisible({ timeout: 12_000 })
  },
)

test('when only the first calls were changed on their way the words come at once (ST-19)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/./)
  watch.allowUncaught(/window\.boot/)
  let nth = 0
  await withDocument(page, (html) => html.replace(INLINE, (tag) => (++nth === 2 ? `${tag} ` : tag)))
  await shop.open()
  await expect(words(page)).toBeVisible()
})

test(
  'they are never shown on a line so slow that nothing has come after 12 s (ST-19)',
  extended(),
  async ({ page, shop }) => {
    let go = () => {}
    const slow = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await slow
      await route.fallback()
    })
    await shop.open('demo', { path: '/profile' })
    const seen = page.evaluate(
      (ms) =>
        new Promise<boolean>((resolve) => {
          const until = performance.now() + ms
          const look = () => {
            const box = document.querySelector('.cannot-start')
            if (
              box &&
              getComputedStyle(box).visibility === 'visible' &&
              getComputedStyle(box).display !== 'none'
            )
              resolve(true)
            else if (performance.now() > until) resolve(false)
            else requestAnimationFrame(look)
          }
          look()
        }),
      12_000,
    )
    expect(await seen).toBe(false)
    go()
    await shop.seesHeading('Profile')
  },
)

test('the page names no shop where the build is for many; a document of one does (ST-19)', async ({
  request,
}) => {
  const html = await (await request.get(shopUrl)).text()
  expect(html).toContain('<p class="contact"></p>')
})
