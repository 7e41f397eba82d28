import { globSync, readFileSync } from 'node:fs'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { SCRIPT_TARGET, STYLE_TARGET } from './scripts/browsers.ts'
import { hostsIn } from './scripts/hosts.ts'
import { ENTRIES, inlineBoot } from './scripts/vite-boot.ts'
import { compileAhead, firstLoadTogether } from './scripts/vite-chunks.ts'
import { writeCompressed } from './scripts/vite-compressed.ts'
import { writeContents } from './scripts/vite-contents.ts'
import { buildFramePages } from './scripts/vite-frame-pages.ts'
import { writeHeaders } from './scripts/vite-headers.ts'
import { kitStyles } from './scripts/vite-kit-styles.ts'
import { cssNames } from './scripts/vite-names.ts'
import { splitTexts } from './scripts/vite-texts.ts'

/** Calls and pictures of the shop, asked of the sandbox while Vite serves the page. */
const API =
  '^/(users|support|products|orders|payments|deliveries|webbot)/v\\d|^/(cdn|maps|sandbox|healthz)(/|$)'

const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
/** Tests of what a page shows or stores; they name the environment in their first line. */
const PAGE_TESTS = globSync(TESTS).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
)

export default defineConfig({
  server: {
    host: '127.0.0.1',
    // Its own rule lets this machine's names and addresses in; these are the others of the sandbox behind it.
    allowedHosts: hostsIn({ SANDBOX_HOSTS: process.env.SANDBOX_HOSTS }),
    proxy: { [API]: { target: process.env.SANDBOX_URL ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
  // The router's stand-in for a hook that React itself has by now.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  plugins: [
    inlineBoot(),
    react(),
    lingui(),
    splitTexts(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    kitStyles(),
    writeContents(),
    writeHeaders(),
    buildFramePages(),
    compileAhead(),
    writeCompressed(),
  ],
  css: cssNames,
  build: {
    target: SCRIPT_TARGET,
    cssTarget: STYLE_TARGET,
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // kB; the map's renderer is one piece of a megabyte, asked for where a map is (check-size.ts keeps the first load).
    chunkSizeWarningLimit: 1_100,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The page names no script: boot asks for the app.
      input: ['index.html', ...ENTRIES],
      // It would warn of the time that compression takes.
      checks: { bundlerTimings: false },
      treeshake: {
        // A folder's door names all it has; what a page does not take of it is not fetched with the page.
        moduleSideEffects: (id) => !/\/src\/(?:domain|features)\/[^?]*\.tsx?$/.test(id),
      },
      output: {
        codeSplitting: firstLoadTogether(),
        // The first load lists every file that comes later: names would be a third of the list.
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[hash:8][extname]',
      },
    },
  },
  test: {
    // By itself it leaves one core idle, which on two is half of them.
    maxWorkers: '100%',
    testTimeout: 20_000,
    // A database with its seeds is made before a test; a busy machine takes long for it.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: TESTS,
          exclude: PAGE_TESTS,
          // One process runs many files; it reads the packages once, our modules anew for each.
          isolate: false,
          setupFiles: ['src/testing/node-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE_TESTS,
          // Each file has a window of its own in a process of many files. To start a process takes longer than most of them.
          pool: 'vmForks',
          setupFiles: ['src/testing/page-setup.ts'],
        },
      },
    ],
  },
})
