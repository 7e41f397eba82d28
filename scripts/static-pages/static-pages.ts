import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { languageIn } from '#/domain/language.ts'
import { staticPages } from './pages.ts'
import { readShop, type Source } from './shop.ts'

const USAGE = `npm run static-pages -- --url <address of the shop> --merchant <name> --out <folder> [options]

  --api <address>    the API, if not on the shop's own origin
  --cdn <address>    the pictures, if not under /cdn of the shop
  --dist <folder>    the build to start from; else dist
  --language <uz|ru|en>  else the merchant's main one`

type Run = { args: readonly string[]; print: (line: string) => void }

/**
 * Writes pages of a shop that need no script to be read. Answers the exit code: 0 written, 1 the server or the build
 * would not, 2 asked wrongly.
 */
export async function writeStaticPages({ args, print }: Run): Promise<number> {
  const asked = readArgs(args)
  if ('error' in asked) {
    print(`${asked.error}\n\n${USAGE}`)
    return 2
  }
  const { source, out, dist } = asked
  try {
    const built = await readFile(path.join(dist, 'index.html'), 'utf8')
    const files = staticPages(await readShop(source), built)
    for (const file of files) {
      const place = path.join(out, file.path)
      await mkdir(path.dirname(place), { recursive: true })
      await writeFile(place, file.text)
    }
    print(`${files.length} files in ${out}`)
    return 0
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return 1
  }
}

type Asked = { source: Source; out: string; dist: string } | { error: string }

function readArgs(args: readonly string[]): Asked {
  const text = { type: 'string' } as const
  const options = {
    url: text,
    merchant: text,
    out: text,
    api: text,
    cdn: text,
    language: text,
    dist: { ...text, default: 'dist' },
  }
  try {
    const { values } = parseArgs({ args: [...args], options })
    const { url, merchant, out, dist } = values
    if (!url || !merchant || !out)
      return { error: 'The address of the shop, its merchant and a folder are needed.' }
    const at = new URL(url).origin
    const source = {
      url: at,
      merchant,
      api: (values.api ?? at).replace(/\/+$/, ''),
      cdn: values.cdn ?? `${at}/cdn`,
      language: values.language ? languageIn(values.language) : null,
    }
    return { source, out, dist }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
