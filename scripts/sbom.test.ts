import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { missingIn, type Sbom, sbom, shipped, shippedBy } from './sbom.ts'

const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'))
const versions = (list: object) => Object.entries(list).map(([name, version]) => `${name}@${version}`)

test('the list of what is shipped names every production dependency and what it brings along, and no tool', () => {
  const list: Sbom = sbom()
  expect([list.bomFormat, list.metadata.component.name]).toEqual(['CycloneDX', manifest.name])
  const wanted = versions(manifest.dependencies)
  expect(wanted.length).toBeGreaterThan(10)
  expect(missingIn(list, wanted)).toEqual([])
  expect(shipped().length).toBeGreaterThan(wanted.length)
  expect(missingIn(list, shipped())).toEqual([])
  const tools = versions(manifest.devDependencies).filter((one) =>
    /^(vite|vitest|hono|@playwright)\b/.test(one),
  )
  expect(missingIn(list, tools)).toEqual(tools)
  for (const { name, purl, hashes } of list.components)
    expect([name, purl.startsWith('pkg:npm/'), hashes?.length]).toEqual([name, true, 1])
  expect(missingIn({ components: list.components.slice(1) }, shipped())).toHaveLength(1)
}, 60_000)

test('a package that is there for developing alone is not shipped, one that both need is', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/@lingui/core': { version: '6.8.0' },
    'node_modules/react/node_modules/@a/b': { version: '2.0.0' },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/typescript': { version: '7.0.0', devOptional: true },
  }
  expect(shippedBy(packages)).toEqual(['@a/b@2.0.0', '@lingui/core@6.8.0', 'react@19.0.0'])
})
