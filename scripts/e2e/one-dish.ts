import type { Locator } from '@playwright/test'

/* A dish of each form a product opens in, and the link of one on a card. */

export const SHEET = { name: 'Choyxona oshi', category: 'Osh and qozon' }
export const POP_UP = { name: 'Samsa pair', category: 'Tandoor' }
export const FULL_SCREEN = { name: 'Minced kebab', category: 'Shashlik' }

/** A choice in a dish's sheet, one of several or one besides others. */
export const optionIn = (sheet: Locator, name: RegExp) =>
  sheet.getByRole('radio', { name }).or(sheet.getByRole('checkbox', { name })).first()

export const link = (root: { getByRole: Locator['getByRole'] }, name: string) =>
  root.getByRole('link', { name: new RegExp(`^${name}, `) }).first()
