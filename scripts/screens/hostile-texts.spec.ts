import type { Page } from '@playwright/test'
import { paths } from '#/paths.ts'
import { extended } from '../e2e/extended.ts'
import { here } from '../e2e/unreadable.ts'
import { opens } from './account.ts'
import { hostileAnswer } from './hostile-texts.ts'
import { TOURS, type Tour } from './list.ts'
import { close, firstChoice } from './steps.ts'
import { expect, type Look, shopUrl, test, type Walk } from './walk.ts'

/* Every page of a shop whose server sends markup, scripts and addresses that run as the text of every field. */

const { menu, texts, order, profile, person, addressBook, talk, places, live } = TOURS
/** Tours that together come to every page. */
const WALKED: Record<string, Tour | undefined> = {
  ...{ menu, texts, order, profile, person, addressBook, talk, places, live },
  category: {
    run: async (walk) => {
      await walk.go('/category?id=cat-demo-qozon')
      await walk.look('category')
    },
    pages: ['category'],
  },
  sheets: { run: sheets, pages: ['home'] },
}

/** What opens over the menu; the pictures of stories may be those that are none. */
async function sheets(walk: Walk) {
  const { root, say } = walk
  await walk.go('/')
  await opens(walk, say('Filters'), 'filters')
  await close(walk)
  await root
    .getByRole('list', { name: say('Stories') })
    .getByRole('button')
    .first()
    .click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.look('story')
  await close(walk)
  await opens(walk, say('Set your address'), 'address-sheet')
  await close(walk)
  await firstChoice(walk)
  await walk.look('product')
}

test('these tours come to every page', extended(), () => {
  const seen = new Set(Object.values(WALKED).flatMap((tour) => tour?.pages ?? []))
  expect([...seen].sort()).toEqual(Object.keys(paths).sort())
})

/** Runs in every document: what a hostile text calls when it runs. */
function noticeScripts() {
  Object.assign(globalThis, {
    struck: (which: number) => console.error(`a hostile text ran: ${which}`),
  })
}

/** Runs in the page: elements and addresses that a hostile text has become, and how many are shown as texts. */
function inPage() {
  const elements = [...document.querySelectorAll('*')]
  const named = (one: Element) => one.outerHTML.slice(0, 200)
  const addresses = elements.flatMap((one) =>
    ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc', 'poster'].flatMap((name) => {
      const value = one.getAttribute(name)
      return value === null ? [] : [{ one, value }]
    }),
  )
  const runs = ({ value }: { value: string }) =>
    /^(javascript|vbscript|data(?!:image\/)):/i.test(value.replace(/[\p{C}\s]/gu, ''))
  return {
    broken: [
      ...elements.filter((one) => one.hasAttribute('data-hostile')).map(named),
      ...elements.filter((one) => [...one.attributes].some(({ name }) => /^on/.test(name))).map(named),
      ...addresses.filter(runs).map(({ one }) => named(one)),
      ...addresses.filter(({ value }) => /^(http:)?\/\/evil\./i.test(value)).map(({ one }) => named(one)),
    ],
    shown: document.body.textContent.split(/data-hostile|struck\(\d+\)/).length - 1,
  }
}

test('markup, a handler and an address that runs are found', extended(), async ({ page }) => {
  await page.setContent(
    '<b data-hostile>a</b><i onfocus="x">b</i><a href=" java&#10;script:x">c</a><p>&lt;b data-hostile&gt;</p>',
  )
  const { broken, shown } = await page.evaluate(inPage)
  expect(broken.map((found) => found.slice(0, 3))).toEqual(['<b ', '<i ', '<a '])
  expect(shown).toBe(1)
})

/** From now on every text of every answer is hostile. */
async function beHostile(page: Page) {
  const fields = new Set<string>()
  await page.route(
    (url) => /^\/(users|support|products|orders|payments|deliveries)\/v\d/.test(url.pathname),
    async (route) => {
      const request = route.request()
      if (request.headers().accept?.includes('text/event-stream')) return route.fallback()
      // The calls of a page that was left are aborted.
      const answer = await here(route).catch(() => null)
      if (!answer) return route.abort().catch(() => {})
      const text = await answer.text().catch(() => '')
      if (!/^[[{]/.test(text) || !answer.ok()) return route.fulfill({ response: answer }).catch(() => {})
      const spoilt = hostileAnswer(request.method(), new URL(request.url()).pathname, JSON.parse(text))
      for (const field of spoilt.fields) fields.add(field)
      await route.fulfill({ response: answer, json: spoilt.answer }).catch(() => {})
    },
  )
  return fields
}

/** A width that no other journey has in this language: the customers are its own. */
const VARIANT = { shell: 'web', theme: 'light', lang: 'ru', width: 640 } as const

for (const [name, tour] of Object.entries(WALKED))
  test.describe(() => {
    let shown = 0
    const look: Look = async ({ page }, state) => {
      const found = await page.evaluate(inPage)
      expect.soft(found.broken, state).toEqual([])
      shown += found.shown
    }
    test.use({
      variant: VARIANT,
      looks: { look },
      savesData: !tour?.prefetches,
      viewport: { width: VARIANT.width, height: 900 },
    })
    test(
      `${name}: a hostile text is a text, and nothing of it runs`,
      extended(),
      async ({ walk, page, context }) => {
        test.setTimeout(300_000)
        const ran: string[] = []
        await context.addInitScript(noticeScripts)
        page.on('console', (message) => {
          if (/a hostile text ran|policy violation/.test(message.text())) ran.push(message.text())
        })
        page.on('dialog', (dialog) => {
          // The browser's own question before a form with unsaved words is left.
          if (dialog.type() === 'beforeunload') return void dialog.accept()
          ran.push(`a dialog: ${dialog.message()}`)
          void dialog.dismiss()
        })
        page.on('framenavigated', (frame) => {
          if (frame === page.mainFrame() && new URL(frame.url()).port !== new URL(shopUrl).port)
            ran.push(`the page went to ${frame.url()}`)
        })
        const fields = await beHostile(page)
        await tour?.run(walk)
        expect(ran).toEqual([])
        // The texts were there: they are on the screen, as what they are.
        expect(shown).toBeGreaterThan(0)
        expect(fields.size).toBeGreaterThan(20)
        console.log(`${name}: ${fields.size} fields hostile, ${shown} shown as texts`)
      },
    )
  })
