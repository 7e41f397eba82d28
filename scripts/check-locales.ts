/** Fails when a text of the code is missing in a catalog, or has no uz or ru translation. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import CONFIG from '../lingui.config.ts'
import { readCatalog } from './catalogs.ts'

const locales = ['uz', 'ru', 'en'] as const

/** Translations by the English text of the code. */
const translationsIn = (path: string) =>
  new Map(readCatalog(path).map(({ source, translation }) => [source, translation]))

/**
 * The messages that an extraction of today's code finds. It writes beside the catalogs, so that they stay as they are.
 */
function extracted(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  try {
    const config = {
      sourceLocale: CONFIG.sourceLocale,
      locales: CONFIG.locales,
      rootDir: resolve('.'),
      catalogs: [{ path: `${folder}/{locale}`, include: ['src'], exclude: ['**/*.test.*'] }],
    }
    const configPath = join(folder, 'lingui.json')
    writeFileSync(configPath, JSON.stringify(config))
    execFileSync('lingui', ['extract', '--clean', '--config', configPath], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return translationsIn(join(folder, 'en.po'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const wanted = extracted()
const troubles = locales.flatMap((locale) => {
  const catalog = translationsIn(`locales/${locale}.po`)
  const missing = [...wanted.keys()].filter((id) => !catalog.get(id))
  const unused = [...catalog.keys()].filter((id) => !wanted.has(id))
  // English is the source, so a catalog must not override it: that text was changed in one place only.
  const other = locale === 'en' ? [...catalog].filter(([id, text]) => text !== id) : []
  return [
    ...other.map(([id, text]) => `en: ${JSON.stringify(id)} reads ${JSON.stringify(text)}`),
    ...missing.map((id) => `${locale}: no text for ${JSON.stringify(id)}`),
    ...unused.map((id) => `${locale}: ${JSON.stringify(id)} is not used any more`),
  ]
})
for (const trouble of troubles) console.error(trouble)
if (troubles.length > 0) {
  console.error(
    `${troubles.length} troubles; \`npm run texts\` brings the catalogs up to date, then translate.`,
  )
  process.exit(1)
}
console.log(`texts: ${wanted.size} in ${locales.length} languages`)
