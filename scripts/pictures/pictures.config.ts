import { defineConfig } from '@playwright/test'
import base from '../e2e/playwright.config.ts'
import type { Variant } from '../screens/walk.ts'

const langs = ['uz', 'ru', 'eng'] as const
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const shells = ['web', 'telegram'] as const
const themes = ['light', 'dark'] as const

/** Other windows, by day; a phone held sideways in both shells, since they differ in their bars. */
const others = [
  { size: '768x1024', viewport: { width: 768, height: 1024 } },
  { size: '844x390', viewport: { width: 844, height: 390 } },
  { size: '360x640', viewport: { width: 360, height: 640 } },
  { size: '320x180', viewport: { width: 320, height: 180 } },
  { size: '390@200', viewport: { width: 390, height: 844 }, text: 2 },
  { size: '1440@200', viewport: { width: 1440, height: 900 }, text: 2 },
  { size: '844x390@150', viewport: { width: 844, height: 390 }, text: 1.5 },
  { size: '844x390', viewport: { width: 844, height: 390 }, shell: 'telegram' as const },
]
/** Phones of one walk are no other's: a walk counts fewer than these, and by day it takes six of each dozen. */
const CUSTOMERS = 150
const BY_DAY = 6

const variants = [
  ...shells.flatMap((shell) =>
    themes.flatMap((theme) =>
      sizes.flatMap((viewport) =>
        langs.map((lang) => ({ shell, theme, viewport, lang, size: String(viewport.width) })),
      ),
    ),
  ),
  ...others.flatMap((window, index) =>
    langs.map((lang) => ({
      ...{ shell: 'web' as const, theme: 'light' as const, lang },
      ...{ ...window, customers: CUSTOMERS * (1 + Math.floor(index / 2)) + BY_DAY * (index % 2) },
    })),
  ),
]

export default defineConfig<{ variant: Variant }>({
  ...base,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../.data/pictures/traces',
  globalTeardown: './sheets.ts',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  projects: variants.map(({ viewport, ...variant }) => ({
    name: `${variant.shell}-${variant.theme}-${variant.size}-${variant.lang}`,
    use: {
      trace: 'off',
      actionTimeout: 30_000,
      viewport,
      variant: { ...variant, width: viewport.width },
    },
  })),
})
