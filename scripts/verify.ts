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

for (const [name, command, args] of checks) {
  const started = performance.now()
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (status !== 0) {
    // Its tools are on the path of npm run; without it none is found.
    if (error) console.error(`${error.message}: npm run verify knows where it is`)
    console.error(`✗ ${name} (${seconds} s)`)
    process.exit(status ?? 1)
  }
  console.log(`✓ ${name} (${seconds} s)`)
}
