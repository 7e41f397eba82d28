import { parseArgs } from 'node:util'
import { HTTP_TIMEOUT_MS } from '#/domain/constants.ts'
import type { Target } from './ask.ts'
import { corsLosses } from './cors.ts'
import { playCustomer } from './customer-calls.ts'
import { playOrder, WORDS } from './order.ts'
import { type Line, openPlay } from './play.ts'
import { playPublic } from './public-calls.ts'
import { isWeb, targetOf } from './target.ts'

const USAGE = `npm run conformance -- --url <address of the API> --merchant <name> [options]

  --origin <address>   where the shop stands, if on another origin than the API: what a browser lets it send and read
  --token=<token>      a customer's: what they can read of themselves, too
  --order              with a token: also places one order ("${WORDS}") and cancels it
  --timeout <seconds>  the longest wait for an answer; else ${HTTP_TIMEOUT_MS / 1_000}, as in the shop`

type Run = { args: readonly string[]; print: (line: string) => void }

/**
 * Plays the contract against a server, reading only unless `--order` is given. Prints call by call what a customer would
 * lose. Answers the exit code: 0 nothing, 1 something, 2 asked wrongly. The token is never printed.
 */
export async function conform({ args, print }: Run): Promise<number> {
  const asked = readArgs(args)
  if ('error' in asked) {
    print(`${asked.error}\n\n${USAGE}`)
    return 2
  }
  const { target, places } = asked
  const lines: Line[] = []
  const started = performance.now()
  const play = openPlay(target, (line) => {
    lines.push(line)
    for (const text of shown(line)) print(text)
  })
  const { origin } = target
  if (origin) {
    const { losses, ms } = await corsLosses({ ...target, origin })
    play.add({ call: `from ${origin}`, status: 0, ms, losses, notes: [] })
  }
  const shop = await playPublic(play)
  const me = target.token ? await playCustomer(play, shop) : null
  if (places && me) await playOrder(play, shop, me.id)
  print(`\n${summary(lines, performance.now() - started)}`)
  if (!origin)
    print('Not tried: another origin. Name where the shop stands with --origin if it is not the API’s.')
  return lines.some(({ losses }) => losses.length > 0) ? 1 : 0
}

function shown({ call, status, ms, losses, notes, skipped }: Line): string[] {
  if (skipped) return [`– ${call}: not asked, ${skipped}`]
  const head = `${losses.length > 0 ? '✗' : '✓'} ${call}  ${[status || '', `${ms} ms`].filter(Boolean).join(', ')}`
  return [head, ...losses.map((one) => `    ${one}`), ...notes.map((one) => `    (${one})`)]
}

function summary(lines: readonly Line[], ms: number): string {
  const asked = lines.filter(({ skipped }) => !skipped)
  const bad = asked.filter(({ losses }) => losses.length > 0).length
  const skipped = lines.length - asked.length
  const counted = `${asked.length} checks in ${(ms / 1_000).toFixed(1)} s${skipped > 0 ? `, ${skipped} not asked` : ''}`
  return `${counted}. ${bad === 0 ? 'A customer would lose nothing.' : `A customer would lose something at ${bad} of them.`}`
}

type Wanted = { target: Target; places: boolean } | { error: string }

function readArgs(args: readonly string[]): Wanted {
  let given: ReturnType<typeof parse>
  try {
    given = parse(args)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
  const { origin, order = false, ...server } = given.values
  const target = targetOf(server)
  if ('error' in target) return target
  if (origin !== undefined && !isWeb(origin)) return { error: '--origin takes the address of the shop.' }
  if (order && target.token === null) return { error: '--order takes a customer: give --token, too.' }
  return {
    target: { ...target, origin: origin === undefined ? null : new URL(origin).origin },
    places: order,
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
      origin: { type: 'string' },
      order: { type: 'boolean' },
    },
  })
