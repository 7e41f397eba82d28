import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'uz', 'ru'],
  orderBy: 'messageId',
  // With line numbers a new text would change the origins of a hundred others.
  format: formatter({ lineNumbers: false }),
  catalogs: [{ path: 'locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
})
