import type { Call } from './parity-play.ts'

/** What may differ between the two, and why. */
const MAY_DIFFER: readonly (readonly [difference: RegExp, why: string])[] = [
  [/ header\.channel: "WEB" on the web, "TG" in Telegram$/, 'the channel is the place'],
  [
    / query\.(type|channel): "WEB" on the web, "TG" in Telegram$/,
    'the menu and the payments are those of the channel',
  ],
  [
    /^POST \/orders\/v1\/orders(\/validate)? body\.orderDevice: "CLIENT_WEB" on the web, "TELEGRAM_BOT" in Telegram$/,
    'an order says where it was made',
  ],
  [
    /^POST \/webbot\/v1\/users\/token only in Telegram$/,
    'Telegram signs in by its init data, the web by a code before',
  ],
  [
    /^GET \/users\/v1\/branches\/merchant\/[\w-]+\/closest only in Telegram$/,
    'inside Telegram each visit begins as a guest’s, until the init data is accepted',
  ],
  [/^GET \/support\/v1\/company\/policies token: sent on the web, none( \| sent)? in Telegram$/, 'the same'],
  [
    /^GET \/support\/v1\/notifications\/unread-count only on the web$/,
    'the bell is in the web’s header; inside Telegram the profile counts',
  ],
  [
    /^PUT \/users\/v1\/users\/:user\/WITH_TOKEN only on the web$/,
    'Telegram has told the name, the web asks for it',
  ],
]

/** Differences between the calls of two plays that nothing in the list explains, one a line. */
export function differences(web: readonly Call[], telegram: readonly Call[]): string[] {
  const found = new Set<string>()
  const byName = (calls: readonly Call[]) => {
    const groups = new Map<string, Call[]>()
    for (const call of calls) groups.set(call.of, [...(groups.get(call.of) ?? []), call])
    return groups
  }
  const [one, other] = [byName(web), byName(telegram)]
  for (const of of new Set([...one.keys(), ...other.keys()])) {
    const [here, there] = [one.get(of), other.get(of)]
    if (!here || !there) found.add(`${of} only ${here ? 'on the web' : 'in Telegram'}`)
    else for (const line of fieldDifferences(of, here, there)) found.add(line)
  }
  return [...found].filter((line) => !MAY_DIFFER.some(([difference]) => difference.test(line))).sort()
}

/** The fields of calls of one name whose values are not the same ones. */
function fieldDifferences(of: string, web: readonly Call[], telegram: readonly Call[]): string[] {
  const names = new Set([...web, ...telegram].flatMap(({ fields }) => Object.keys(fields)))
  const valuesOf = (calls: readonly Call[], name: string) =>
    [...new Set(calls.map(({ fields }) => fields[name] ?? 'absent'))].sort().join(' | ')
  return [...names].flatMap((name) => {
    const [here, there] = [valuesOf(web, name), valuesOf(telegram, name)]
    return here === there ? [] : [`${of} ${name}: ${here} on the web, ${there} in Telegram`]
  })
}
