import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { DISH } from './trouble.ts'

/* A sum is put right in its middle, by the keys of a keyboard: the caret stays where the hand is. */

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart)

test('change, tip and cashback are corrected in the middle by keys (CO-17)', async ({ page, shop }) => {
  const { keyboard } = page
  /** Types over all of the field, then goes back so many places. */
  const begins = async (field: Locator, sum: string, back: number) => {
    await field.press('ControlOrMeta+A')
    await keyboard.type(sum)
    for (let step = 0; step < back; step++) await keyboard.press('ArrowLeft')
  }
  await shop.open()
  await shop.toDelivery('900000093', DISH)

  await test.step('the banknote: digits, both ways of deleting, a mark, a paste, undo', async () => {
    await shop.choose(page.getByRole('radio', { name: 'Cash' }))
    const field = page.getByRole('textbox', { name: 'I need change for' })
    await begins(field, '150000', 5)
    await expect(field).toHaveValue('150,000')
    expect(await caretOf(field)).toBe(2)
    await keyboard.press('Backspace')
    await keyboard.type('23')
    await expect(field).toHaveValue('1,230,000')
    expect(await caretOf(field)).toBe(4)
    // Behind the second comma: the digit before it goes with it.
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await keyboard.press('Backspace')
    await expect(field).toHaveValue('123,000')
    expect(await caretOf(field)).toBe(3)
    await keyboard.press('Delete')
    await expect(field).toHaveValue('12,300')
    await keyboard.press('Home')
    await keyboard.press('Delete')
    await keyboard.type('9')
    await expect(field).toHaveValue('92,300')
    expect(await caretOf(field)).toBe(1)
    await field.press('ControlOrMeta+A')
    await keyboard.insertText("150 000 so'm")
    await expect(field).toHaveValue('150,000')
    // What a browser fills in comes at once, without a key.
    await field.fill('200.000')
    await expect(field).toHaveValue('200,000')
    await field.blur()
  })
  await test.step('the tip, whose first digit is another one', async () => {
    await page.getByRole('button', { name: /^Tip for the courier/ }).click()
    await shop.choose(page.getByRole('radio', { name: 'Other amount' }))
    const field = page.getByRole('textbox', { name: 'Amount' })
    await begins(field, '10000', 5)
    await keyboard.press('ArrowLeft')
    await keyboard.press('Delete')
    await keyboard.type('2')
    await expect(field).toHaveValue('20,000')
    expect(await caretOf(field)).toBe(1)
    await shop.press('Done')
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(/Tip for the courier.*20,000/)
  })
  await test.step('cashback, and the slider says the same', async () => {
    await shop.press(/^Cashback/)
    const asked = page.getByRole('dialog', { name: 'Pay with cashback' })
    const field = asked.getByRole('textbox', { name: 'Amount' })
    await begins(field, '1500', 3)
    await keyboard.press('Delete')
    await keyboard.type('2')
    await expect(field).toHaveValue('1,200')
    expect(await caretOf(field)).toBe(3)
    await expect(asked.getByRole('slider')).toHaveAttribute('aria-valuetext', /^1,200\s/)
  })
})
