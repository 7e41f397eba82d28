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

const variants = shells.flatMap((shell) =>
  themes.flatMap((theme) =>
    sizes.flatMap((viewport) => langs.map((lang) => ({ shell, theme, viewport, lang }))),
  ),
)

export default defineConfig<{ variant: Variant }>({
  ...base,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../.data/pictures/traces',
  globalTeardown: './sheets.ts',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  projects: variants.map(({ shell, theme, viewport, lang }) => ({
    name: `${shell}-${theme}-${viewport.width}-${lang}`,
    use: {
      trace: 'off',
      actionTimeout: 30_000,
      viewport,
      variant: { shell, theme, lang, width: viewport.width },
    },
  })),
})
