import { expect, test } from 'vitest'
import { checkEntries, type Entry } from './check-lockfile.ts'

const good = { resolved: 'https://packages.example/a-1.0.0.tgz', integrity: 'sha512-x' }
const faultOf = (entry: Entry) => checkEntries({ '': {}, 'node_modules/a': entry }).faults

test('an entry with its hash is good, and so is what npm does not download', () => {
  const unaddressed = { integrity: 'sha512-x' }
  for (const entry of [good, unaddressed, { link: true, resolved: 'packages/a' }, { inBundle: true }])
    expect(faultOf(entry)).toEqual([])
})

test.each([
  ['no hash', { ...good, integrity: undefined }, 'has no sha512 integrity'],
  ['a weak hash', { ...good, integrity: 'sha1-x' }, 'has no sha512 integrity'],
  ['nothing at all', {}, 'has no sha512 integrity'],
  ['no hash, for one platform, but not optional', { os: ['darwin'] }, 'has no sha512 integrity'],
  ['an open line', { ...good, resolved: 'http://packages.example/a.tgz' }, 'comes from http:'],
  ['a repository', { ...good, resolved: 'git+ssh://git@github.com/a/a.git#1' }, 'comes from git+ssh'],
])('%s is refused', (_what, entry, fault) => {
  expect(faultOf(entry as Entry)).toEqual([expect.stringContaining(fault)])
})

test('a binary of another platform that npm has never seen is counted, not refused', () => {
  const mac = { optional: true, os: ['darwin'], cpu: ['arm64'] }
  expect(checkEntries({ 'node_modules/a-darwin': mac, 'node_modules/b': good })).toEqual({
    faults: [],
    unchecked: ['node_modules/a-darwin'],
    count: 2,
  })
  // Of every platform, so it would be installed here, too.
  expect(faultOf({ optional: true })).toHaveLength(1)
})
