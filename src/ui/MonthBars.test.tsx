// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { languageAtom } from '#/i18n/language.ts'
import { allByRole, byRole, nameOf, press } from '#/testing/test-page.tsx'
import { renderShop } from '#/testing/test-shop.tsx'
import { MonthBars } from './MonthBars.tsx'

/* Bars by month, as cashback and spending show them (DX-10, DX-16). */

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  values: [at * 1_000],
}))

test.each(['uz', 'ru', 'eng'] as const)(
  'whoever says what is seen of a month presses its button, and hears the whole name once (BX-26): %s',
  async (language) => {
    page = await renderShop(
      <MonthBars label="Spent" series={[{ name: 'Spent', tone: 'brand' }]} months={MONTHS} format={String} />,
      { prepare: (store) => store.set(languageAtom, language) },
    )
    const buttons = () => allByRole('button').filter((one) => one.hasAttribute('aria-pressed'))
    const seen = new Map<string, string>()
    const read = () => {
      for (const button of buttons()) seen.set(nameOf(button), button.textContent ?? '')
      for (const { firstElementChild } of buttons())
        expect(firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    }
    read()
    await press(byRole('button', 'Earlier months'))
    read()
    expect(seen.size).toBe(12)
    for (const [name, short] of seen) expect(name.toLowerCase()).toContain(short.toLowerCase())
  },
)
