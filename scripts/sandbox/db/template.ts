import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/*
 * Making an empty database and its tables takes 1.5 s, copying one 0.3 s. So the first one in memory is
 * kept as a file, from which later ones begin, in this process or in another.
 */

/** Where packages keep what they can make again; `npm ci` empties it. */
const folder = path.join(import.meta.dirname, '../../../node_modules/.cache/dasturxon')

/** A template fits the database's version and the tables of these migrations. */
function templateFile(migrationsFolder: string): string {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const hash = createHash('sha256').update(readFileSync(path.join(pglite, '../../package.json')))
  for (const name of globSync('*.sql', { cwd: migrationsFolder }).sort())
    hash.update(readFileSync(path.join(migrationsFolder, name)))
  return path.join(folder, `database-${hash.digest('hex').slice(0, 16)}.tar`)
}

function readTemplate(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)])
  } catch {
    return null
  }
}

/** Under another name first: another process may read or write the same file. */
function writeTemplate(file: string, bytes: Uint8Array) {
  mkdirSync(folder, { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, bytes)
  renameSync(own, file)
  for (const name of globSync('database-*.tar', { cwd: folder }))
    if (name !== path.basename(file)) rmSync(path.join(folder, name), { force: true })
}

/** A database in memory with the tables of the migrations. `migrate` makes them where there is no template yet. */
export async function openInMemory(
  migrationsFolder: string,
  migrate: (client: PGlite) => Promise<unknown>,
): Promise<PGlite> {
  const file = templateFile(migrationsFolder)
  const template = readTemplate(file)
  if (template) return PGlite.create({ dataDir: 'memory://', loadDataDir: template })
  const client = await PGlite.create('memory://')
  await migrate(client)
  try {
    writeTemplate(file, new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()))
  } catch {
    // A folder that cannot be written costs time only.
  }
  return client
}
