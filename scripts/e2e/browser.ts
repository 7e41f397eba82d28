import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell comes first: it is the same engine without a window, which would slow every page down. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Playwright's command line, run by the Node that runs us. */
export const playwrightCli = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
)

function isRunnable(file: string | undefined): file is string {
  try {
    accessSync(file ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A browser that is already there: the one named, Playwright's own, the system's; null: none. */
export function browserHere(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env.CHROMIUM || env.PLAYWRIGHT_CHROMIUM
  if (named) {
    if (isRunnable(named)) return named
    throw new Error(`CHROMIUM names ${named}, and there is no program there.`)
  }
  const folders = (env.PATH ?? '').split(path.delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...PLACES].find(isRunnable) ?? null
}

const INSTALLS: readonly (readonly [why: string, command: string, args: readonly string[]])[] = [
  ['Playwright downloads its Chromium', process.execPath, [playwrightCli, 'install', 'chromium']],
  [
    'The system installs Chromium',
    'sh',
    ['-c', 'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)'],
  ],
]

/** A browser for the tests; installs one where there is none. Throws with what to do if it cannot. */
export function findBrowser(): string {
  const found = browserHere()
  if (found) return found
  for (const [why, command, args] of INSTALLS) {
    console.log(`No browser yet. ${why} …`)
    const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 })
    const installed = status === 0 ? browserHere() : null
    if (installed) return installed
  }
  throw new Error(
    'The end-to-end tests need Chromium, and neither Playwright nor the system could install it.\n' +
      'Install Chromium or Chrome and run again, or set CHROMIUM to the path of its program.',
  )
}
