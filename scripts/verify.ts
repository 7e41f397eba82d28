/** Runs every check that gives the same answer each time, those of seconds before those of minutes. */
import { spawnSync } from 'node:child_process'

const checks: [name: string, command: string, args: string[]][] = [
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
  ['tests', 'vitest', ['run']],
  ['bundle', 'vite', ['build', '--logLevel', 'warn']],
  ['size', 'node', ['scripts/check-size.ts']],
  ['browsers', 'node', ['scripts/check-browsers.ts']],
]

/** The first of the checks that take minutes, or need what those before them have made. */
const FIRST_LONG = 'tests'
const isLong = (name: string) =>
  checks.findIndex(([one]) => one === name) >= checks.findIndex(([one]) => one === FIRST_LONG)

const failed: string[] = []

for (const [name, command, args] of checks) {
  // Of the checks of seconds all are named at once; those of minutes begin when nothing is wrong any more.
  if (name === FIRST_LONG && failed.length > 0) break
  const started = performance.now()
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (status === 0) continue
  // Its tools are on the path of npm run; without it none is found.
  if (error) console.error(`${error.message}: npm run verify knows where it is`)
  failed.push(name)
  if (isLong(name)) break
}
if (failed.length > 0) {
  console.error(`✗ ${failed.join(', ')}`)
  process.exit(1)
}
