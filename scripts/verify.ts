/** Runs every check that gives the same answer each time, those of seconds before those of minutes. */
import { spawnSync } from 'node:child_process'

type Check = [name: string, command: string, args: string[]]

/** Each by itself: all that they find is named at once. */
const QUICK: Check[] = [
  ['style', 'biome', ['check', '--error-on-warnings']],
  ['who imports whom', 'node', ['scripts/check-imports.ts']],
  ['state', 'node', ['scripts/check-state.ts']],
  ['features', 'node', ['scripts/check-features.ts']],
  ['papers', 'node', ['scripts/check-papers.ts']],
  ['lockfile', 'node', ['scripts/check-lockfile.ts']],
  ['types', 'tsc', ['--noEmit']],
  ['texts alone', 'node', ['scripts/check-lone-texts.ts']],
  ['dead code', 'knip', []],
  ['texts', 'node', ['scripts/check-locales.ts']],
  ['words', 'node', ['scripts/check-words.ts']],
]
/** Minutes, or on what the one before has built: the first that fails is the last. */
const LONG: Check[] = [
  ['tests', 'vitest', ['run']],
  ['bundle', 'vite', ['build', '--logLevel', 'warn']],
  ['size', 'node', ['scripts/check-size.ts']],
  ['browsers', 'node', ['scripts/check-browsers.ts']],
]

function passes([name, command, args]: Check): boolean {
  const started = performance.now()
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  // Its tools are on the path of npm run; without it none is found.
  if (error) console.error(`${error.message}: npm run verify knows where it is`)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  return status === 0
}

const failed = QUICK.filter((check) => !passes(check)).map(([name]) => name)
if (failed.length > 0) console.error(`✗ ${failed.join(', ')}`)
process.exitCode = failed.length === 0 && LONG.every(passes) ? 0 : 1
