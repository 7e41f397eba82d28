import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openApi } from './openapi.ts'

/* `npm run contract -- --out openapi.json --url https://api.example.uz`: the contract as an OpenAPI 3.1 document. */

const USAGE = 'npm run contract -- [--out <file>] [--url <address of the API>]; without a file it is printed'

/** Answers the exit code: 0 written, 2 asked wrongly. */
function main(): number {
  let asked: { out?: string; url?: string }
  try {
    const options = { out: { type: 'string' }, url: { type: 'string' } } as const
    asked = parseArgs({ options }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    return 2
  }
  const project = readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')
  const { version } = JSON.parse(project) as { version: string }
  const text = `${JSON.stringify(openApi({ version, ...(asked.url && { url: asked.url }) }), null, 2)}\n`
  if (asked.out) writeFileSync(asked.out, text)
  else process.stdout.write(text)
  return 0
}

process.exitCode = main()
