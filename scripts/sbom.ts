/**
 * `npm run sbom [-- --out FILE]`: the packages that the shop ships, as CycloneDX, out of the lockfile. Ends with 1 when
 * one of them is missing.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

type Component = { 'bom-ref': string; name: string; version: string; purl: string; hashes?: unknown[] }
/** What npm writes, as far as it is read here. */
export type Sbom = {
  bomFormat: string
  specVersion: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}
type Locked = { version?: string; dev?: boolean; devOptional?: boolean; link?: boolean }

const nameOf = ({ name, version }: Pick<Component, 'name' | 'version'>) => `${name}@${version}`

/** `name@version` of every package of the lockfile that is not for developing alone. */
export function shippedBy(packages: Readonly<Record<string, Locked>>): string[] {
  const names = Object.entries(packages).flatMap(([place, { version = '', dev, devOptional, link }]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? []
    return name && !dev && !devOptional && !link ? [nameOf({ name, version })] : []
  })
  return [...new Set(names)].sort()
}

export const shipped = () => shippedBy(read('package-lock.json').packages)

/**
 * The list, without what is for developing. npm's own `--omit=dev` is not asked for: it also leaves out every package
 * that a tool needs as well, such as valibot. Throws with npm's own words.
 */
export function sbom(): Sbom {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`)
  const whole: Sbom = JSON.parse(stdout)
  const { name, version } = read('package.json')
  const own = whole.metadata.component['bom-ref']
  const ships = new Set(shipped())
  const components = whole.components.filter((one) => ships.has(nameOf(one)))
  const refs = new Set(components.map((one) => one['bom-ref']))
  return {
    ...whole,
    // npm calls the project by its folder.
    metadata: { ...whole.metadata, component: { ...whole.metadata.component, name, version } },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => refs.has(ref) || ref === own)
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  }
}

/** Those of `wanted`, each `name@version`, that the list does not name. */
export function missingIn({ components }: Pick<Sbom, 'components'>, wanted: readonly string[]): string[] {
  const named = new Set(components.map(nameOf))
  return wanted.filter((one) => !named.has(one))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const list = sbom()
  const text = `${JSON.stringify(list, null, 2)}\n`
  if (values.out) writeFileSync(values.out, text)
  else process.stdout.write(text)
  const missing = missingIn(list, shipped())
  console.error(
    `${list.components.length} packages${missing.length > 0 ? `, missing: ${missing.join(', ')}` : ''}`,
  )
  process.exitCode = missing.length > 0 ? 1 : 0
}
