import * as v from 'valibot'
import type { Merchant } from '#/api/schema/merchant.ts'
import type { User } from '#/api/schema/user.ts'
import type { Target } from '../conformance/ask.ts'
import { type Answer, ask, PLACE_NAMES, type PlaceName, placeOf, rowNamed } from './answers.ts'
import { type Finding, inOrder } from './finding.ts'
import { hoursFindings } from './hours.ts'
import { loadPictures } from './load-pictures.ts'
import { menuFindings, nameFindings } from './menu.ts'
import { addressOf, pictureFindings, wantedPictures } from './pictures.ts'
import { promoFindings } from './promos.ts'
import { pricesAsText, recordFindings } from './records.ts'
import { settingsFindings } from './settings.ts'
import { type Shop, shopOf } from './shop.ts'
import { targetFindings } from './targets.ts'
import { translationFindings } from './translations.ts'

const ME = 'GET /users/v1/users/me/WITH_TOKEN'

/** Whose promo codes are read; null: nobody's, or the token is not good any more. */
async function userOf(target: Target): Promise<string | null> {
  if (!target.token) return null
  const { answer } = await ask(target, ME)
  const { answer: schema } = rowNamed(ME)
  const read = schema && 'body' in answer ? v.safeParse(schema, answer.body) : null
  return read?.success ? (read.output as User).id : null
}

/** Asks the server all that a visit reads, as the shop does: the merchant first, then by its id. */
async function readAnswers(target: Target): Promise<Shop> {
  let now = new Date()
  const answers: Partial<Record<PlaceName, Answer>> = {}
  const take = async (name: PlaceName, by: Target, params: Readonly<Record<string, string>>) => {
    const { call, query = {} } = placeOf(name)
    const { answer, date } = await ask(by, call, { params, query })
    if (date) now = date
    answers[name] = answer
  }
  await take('merchant', target, { sub: target.merchant })
  const found = shopOf(answers, now).read.merchant as Merchant | null
  // Without a merchant there is no shop: the other answers would be nobody's.
  if (!found) return shopOf(answers, now)
  const merchant = found.id
  const known = { ...target, merchant }
  await take('settings', known, {})
  const { settings } = shopOf(answers, now)
  const user = await userOf(known)
  for (const name of PLACE_NAMES) {
    const { isAsked, params } = placeOf(name)
    if (name in answers || isAsked?.(settings) === false || (name === 'promos' && !user)) continue
    await take(name, known, params?.({ merchant, user: user ?? '' }) ?? {})
  }
  return shopOf(answers, now)
}

/** All that the answers tell without a further look, worst first. */
export const findingsOf = (shop: Shop): Finding[] => [
  ...recordFindings(shop),
  ...nameFindings(shop),
  ...menuFindings(shop),
  ...hoursFindings(shop),
  ...settingsFindings(shop),
  ...promoFindings(shop),
  ...targetFindings(shop),
  ...pricesAsText(shop),
  ...translationFindings(shop),
]

/** Reads a merchant's live answers and its pictures. `cdn`: where these lie, without a slash at the end; null: no look at them. */
export async function examine(
  target: Target,
  cdn: string | null,
): Promise<{ shop: Shop; findings: Finding[] }> {
  const shop = await readAnswers(target)
  const findings = findingsOf(shop)
  if (cdn === null) return { shop, findings: inOrder(findings) }
  const wanted = wantedPictures(shop)
  const addresses = wanted.flatMap(({ path }) => addressOf(cdn, path) ?? [])
  const loaded = await loadPictures(addresses, target.timeoutMs)
  return { shop, findings: inOrder([...findings, ...pictureFindings(wanted, loaded, cdn)]) }
}
