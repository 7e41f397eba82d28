import type { FrameLocator, Locator, Page } from '@playwright/test'

/* A dish of each form a product opens in, and the link of one on a card. */

export const SHEET = { name: 'Choyxona oshi', category: 'Osh and qozon' }
export const POP_UP = { name: 'Samsa pair', category: 'Tandoor' }
export const FULL_SCREEN = { name: 'Minced kebab', category: 'Shashlik' }

/** A choice in a dish's sheet, one of several or one besides others. */
export const optionIn = (sheet: Locator, name: RegExp) =>
  sheet.getByRole('radio', { name }).or(sheet.getByRole('checkbox', { name })).first()

export const link = (root: { getByRole: Locator['getByRole'] }, name: string) =>
  root.getByRole('link', { name: new RegExp(`^${name}, `) }).first()

/** The entry of its category, above the menu or beside it. */
export const categoryOf = (root: Page | FrameLocator, { category: name }: { category: string }) =>
  root
    .getByRole('button', { name, exact: true })
    .or(root.getByRole('link', { name, exact: true }))
    .first()

/** Opens a dish from its category. */
export async function openDish(root: Page | FrameLocator, dish: { name: string; category: string }) {
  await categoryOf(root, dish).click()
  await link(root, dish.name).click()
}
