import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { HTTP_TIMEOUT_MS } from '#/domain/constants.ts'
import { dayOf } from '#/domain/hours/tashkent.ts'
import { languageIn, languageOfTag } from '#/domain/language.ts'
import { type Language, textIn } from '#/domain/text.ts'
import { log } from '#/lib/log.ts'
import type { Target } from '../conformance/ask.ts'
import { bare, isWeb, targetOf } from '../conformance/target.ts'
import { examine } from './examine.ts'
import { countsOf, type Finding } from './finding.ts'
import { pageOf } from './page.ts'
import type { Shop } from './shop.ts'
import { spoken } from './speak.ts'
import { linesOf, summary } from './terminal.ts'

const USAGE = `npm run doctor -- --url <address of the API> --merchant <name> [options]

  --html <file>        a page for whoever keeps the menu
  --lang <uz|ru|eng>   the language of that page; else ru
  --json <file>        the findings as data
  --cdn <address>      the pictures, if not under /cdn of the API
  --no-pictures        without a look at the pictures
  --token=<token>      a customer's: their promo codes, too
  --timeout <seconds>  the longest wait for an answer or a picture; else ${HTTP_TIMEOUT_MS / 1_000}`

type Run = { args: readonly string[]; print: (line: string) => void }

/**
 * Says what customers of a merchant do not see or see wrongly, and what to change in the back office. Answers the exit
 * code: 0 nothing is lost to customers, 1 something is, 2 asked wrongly. It reads only; the token is never printed.
 */
export async function doctor({ args, print }: Run): Promise<number> {
  const asked = readArgs(args)
  if ('error' in asked) {
    print(`${asked.error}\n\n${USAGE}`)
    return 2
  }
  const { target, cdn, looksAtPictures, language, html, json } = asked
  // What the schemas say of each record is said here in other words.
  const { warn } = log
  log.warn = () => {}
  const { shop, findings } = await examine(target, looksAtPictures ? cdn : null).finally(() => {
    log.warn = warn
  })
  for (const line of linesOf(findings)) print(line)
  print(summary(findings))
  const name = nameOf(shop, language) || target.merchant
  const date = dayOf(shop.now).split('-').toReversed().join('.')
  if (html) await writeFile(html, pageOf(findings, { shop: name, date, cdn, language }))
  if (json) await writeFile(json, `${JSON.stringify(dataOf(target, shop, findings), null, 2)}\n`)
  return countsOf(findings).lost > 0 ? 1 : 0
}

const nameOf = ({ settings, read }: Shop, language: Language) =>
  settings.brand ||
  textIn(settings.title, language) ||
  (read.merchant ? textIn(read.merchant.name, language) : '')

/** The findings as data, with their words in English. */
const dataOf = ({ url, merchant }: Target, { now }: Shop, findings: readonly Finding[]) => ({
  url,
  merchant,
  at: now.toISOString(),
  counts: countsOf(findings),
  findings: findings.map((one) => ({ ...one, ...pick(spoken(one, 'eng')) })),
})
const pick = ({ what, todo }: ReturnType<typeof spoken>) => ({ what, todo })

type Wanted =
  | {
      target: Target
      cdn: string
      looksAtPictures: boolean
      language: Language
      html: string | undefined
      json: string | undefined
    }
  | { error: string }

function readArgs(args: readonly string[]): Wanted {
  let given: ReturnType<typeof parse>
  try {
    given = parse(args)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
  const { lang = 'ru', cdn, html, json, 'no-pictures': hasNoPictures = false, ...server } = given.values
  const target = targetOf(server)
  if ('error' in target) return target
  if (cdn !== undefined && !isWeb(cdn)) return { error: '--cdn takes the address of the pictures.' }
  if (!['uz', 'ru', 'eng', 'en'].includes(lang)) return { error: '--lang takes uz, ru or eng.' }
  const language = languageOfTag(lang) ?? languageIn(lang)
  return {
    target,
    cdn: bare(cdn ?? `${target.url}/cdn`),
    looksAtPictures: !hasNoPictures,
    language,
    html,
    json,
  }
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      merchant: { type: 'string' },
      token: { type: 'string' },
      timeout: { type: 'string' },
      html: { type: 'string' },
      json: { type: 'string' },
      lang: { type: 'string' },
      cdn: { type: 'string' },
      'no-pictures': { type: 'boolean' },
    },
  })
