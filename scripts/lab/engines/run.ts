/**
 * `npm run engines [-- --only chromium-103,firefox]`: one order in every browser engine that this machine has. Prints a
 * table and, unless only some were asked for, writes it into README.md. Ends with 1 when an engine that is supported was
 * here and could not order; one that is missing fails nothing.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBundle } from '../../bundle.ts'
import { runScript, startSandbox } from '../../server.ts'
import { ENGINES, type Engine } from './engines.ts'
import { orderOnce } from './order.ts'
import { isFailure, type Row, tableOf, troublesOf, withTable } from './report.ts'
import { isSupported } from './support.ts'

const { values: flags } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const README = path.join(import.meta.dirname, '../../../README.md')
/** Each engine is another customer; the sandbox's code for such phones is always the same. */
const FIRST_PHONE = 900_000_301

async function rowOf(engine: Engine, shop: string, phone: string): Promise<Row> {
  const { name, family, get } = engine
  const row = { name, version: '', isSupported: true, outcome: null, note: get }
  try {
    const driver = await engine.start()
    if (!driver) return row
    const { version } = driver
    try {
      const outcome = await orderOnce(driver, shop, phone)
      return { name, version, isSupported: isSupported(family, version), outcome, note: '' }
    } finally {
      await driver.close()
    }
  } catch (error) {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return { ...row, note: `did not start: ${why}` }
  }
}

async function main(): Promise<number> {
  const only = flags.only.split(',').filter(Boolean)
  const unknown = only.filter((id) => !ENGINES.some((engine) => engine.id === id))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there are ${ENGINES.map(({ id }) => id).join(', ')}.`)
  const engines = ENGINES.filter(({ id }) => only.length === 0 || only.includes(id))
  await ensureBundle('production')
  const sandbox = await startSandbox({ SANDBOX_DATA: 'memory' })
  const shop = `${sandbox.url.replace('//127.0.0.1', '//demo.localhost')}/`
  const rows: Row[] = []
  for (const [nth, engine] of engines.entries()) {
    console.log(`${engine.name} …`)
    rows.push(await rowOf(engine, shop, String(FIRST_PHONE + nth)))
  }
  await sandbox.stop()
  const table = tableOf(rows)
  console.log(`\n${table}\n`)
  for (const line of troublesOf(rows)) console.log(line)
  if (only.length === 0) await writeFile(README, withTable(await readFile(README, 'utf8'), table))
  return rows.some(isFailure) ? 1 : 0
}

await runScript(main)
