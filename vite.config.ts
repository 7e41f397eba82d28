import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inlineBoot } from './scripts/vite-boot.ts'
import { writeContents } from './scripts/vite-contents.ts'

export default defineConfig({
  plugins: [
    inlineBoot(),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    writeContents(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 20_000,
  },
})
