import type { BrowserContext } from '@playwright/test'
import { withoutAmo } from './amo.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { override } from './override.ts'

/* Writing to the shop by amoCRM's chat (IN-01). */

/** Stands in for amoCRM: the part of its button script that the page calls. */
async function playAmo(context: BrowserContext) {
  const asked: string[] = []
  await context.route('https://gso.amocrm.ru/**', (route) => {
    asked.push(route.request().url())
    const play = () => {
      const page = globalThis as unknown as {
        amo_social_button: { id: string; hash: string; locale: string }
        amoSocialButton: { q: [string, () => void][] }
      }
      const { id, hash, locale } = page.amo_social_button
      const waiting = page.amoSocialButton.q
      const show = (what: string) => {
        const place = document.getElementById('chat')
        if (place) place.textContent = `${what} ${id} ${hash.slice(0, 4)} ${locale}`
      }
      Object.assign(page, { amoSocialButton: show })
      for (const [what, then] of waiting) if (what === 'onChatReady') then()
    }
    return route.fulfill({ contentType: 'text/javascript', body: `(${play})()` })
  })
  return asked
}
const AMO = { amoCRMActive: true, amoCRMId: '290181', amoCRMHash: 'd0b6'.repeat(16) }
const SETTINGS = /\/merchant\/settings\/web/

test(
  'amoCRM is in a frame of another origin, requested when it is opened and not before',
  extended(),
  async ({ page, context, shop, watch }) => {
    watch.allowHost('gso.amocrm.ru')
    const asked = await playAmo(context)
    await override(page, SETTINGS, AMO)
    const frames: string[] = []
    page.on('request', (request) => void (request.url().includes('crm.html') && frames.push(request.url())))
    await shop.open('demo', { path: '/profile' })
    await expect(page.getByRole('link', { name: 'Chat with us' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([...asked, ...frames]).toEqual([])
    await shop.follow('Chat with us')
    const chat = page.frameLocator('iframe[title="Chat"]')
    await expect(chat.getByText('runChatShow 290181 d0b6 en')).toBeVisible()
    expect(asked).toHaveLength(1)
    await expect(page.locator('iframe')).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups',
    )
    expect(await page.evaluate(() => 'amoSocialButton' in globalThis)).toBe(false)
  },
)

test(
  'amoCRM that does not load says so and offers the phone; its settings are checked',
  extended(),
  async ({ page, shop, watch }) => {
    await withoutAmo(page, watch)
    await override(page, SETTINGS, AMO)
    await shop.open('demo', { path: '/chat' })
    await shop.seesHeading('The chat did not open')
    await expect(page.getByRole('button', { name: 'Call' })).toBeVisible()
    await page.unroute(SETTINGS)
    await override(page, SETTINGS, { ...AMO, amoCRMHash: 'x"><script>' })
    await page.reload()
    // The shop's own chat replaces it.
    await shop.seesHeading('Log in to write to us')
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)
