import type { Locator } from '@playwright/test'

/* A dish of each form a product opens in, and the link of one on a card. */

export const SHEET = { name: 'Choyxona oshi', category: 'Osh and qozon' }
export const POP_UP = { name: 'Samsa pair', category: 'Tandoor' }
export const FULL_SCREEN = { name: 'Minced kebab', category: 'Shashlik' }

export const link = (root: { getByRole: Locator['getByRole'] }, name: string) =>
  root.getByRole('link', { name: new RegExp(`^${name}, `) }).first()
