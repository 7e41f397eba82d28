import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isApi } from '../../../e2e/app-is-there.ts'
import { randomOf } from '../../../random.ts'
import { type Answer, DAMAGES, type Damage, damaged, numbersIn } from './answers.ts'

/** ms between two parts of a slow drip. */
const DRIP_MS = 250

/** A sandbox as a hostile back end: over real HTTP, on an origin of its own. */
export type HostileServer = {
  origin: string
  /** From now on this share of the calls is damaged; 0: the server is well again. */
  beHostile: (rate: number) => void
  /** Every number that the server itself sent. */
  numbers: ReadonlySet<number>
  /** What was done to which call, in order. */
  damages: readonly { call: string; damage: Damage }[]
  /** Calls without a complete answer. */
  pending: () => number
  close: () => Promise<void>
}

type Plan = {
  /** Address of the sandbox. */
  sandbox: string
  seed: number
  /** Name of the merchant. */
  merchant: string
  /** The only damages there are; all of them without it. */
  only?: readonly Damage[]
  /** Calls that are never damaged. */
  spares: (path: string) => boolean
  /** The server's time at the time of this machine, ms. */
  serverTime: (now: number) => number
}

function hash(words: string): number {
  let value = 2_166_136_261
  for (const sign of words) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}

// biome-ignore lint/plugin/sleep: this is how slowly a hostile back end answers
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function send(response: ServerResponse, answer: Answer, headers: IncomingMessage['headers']) {
  const bytes = Buffer.from(answer.body)
  response.writeHead(answer.status, {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_BODY.has(name))),
    'content-type': answer.type,
    'content-length': bytes.length,
  })
  const size = Math.ceil(bytes.length / answer.parts)
  for (let part = 0; part < answer.parts; part++) {
    if (part > 0) await pause(DRIP_MS)
    const until = answer.sendsUntil ?? bytes.length
    response.write(bytes.subarray(part * size, Math.min((part + 1) * size, until)))
  }
  if (answer.sendsUntil === null) response.end()
  else setTimeout(() => response.destroy(), 20)
}

/** Headers that belong to the body as the sandbox sent it. */
const OF_BODY = new Set(['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'etag'])

/** Opens it on a free port of this machine; the damage of a call follows from the seed, its path and how often it was made. */
export async function openHostile({
  sandbox,
  seed,
  merchant,
  only,
  spares,
  serverTime,
}: Plan): Promise<HostileServer> {
  const target = new URL(sandbox)
  const numbers = new Set<number>()
  const damages: { call: string; damage: Damage }[] = []
  const made = new Map<string, number>()
  let rate = 0
  let pending = 0

  /** null: this call is answered well. */
  function damageOf(call: string, path: string) {
    const nth = (made.get(call) ?? 0) + 1
    made.set(call, nth)
    const random = randomOf(hash(`${seed} ${call} ${nth}`))
    if (rate === 0 || spares(path) || random.whole(0, 999) >= rate * 1_000) return null
    return { damage: random.oneOf(only ?? DAMAGES), random }
  }

  async function answerCall(
    incoming: IncomingMessage,
    came: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ) {
    const body = await text(came)
    for (const number of numbersIn(body)) numbers.add(number)
    const status = came.statusCode ?? 500
    const call = `${incoming.method} ${url.pathname}`
    const bad = status === 204 || incoming.method === 'OPTIONS' ? null : damageOf(call, url.pathname)
    if (bad) damages.push({ call, damage: bad.damage })
    const good = { status, type: came.headers['content-type'] ?? '', body, sendsUntil: null, parts: 1 }
    await send(response, bad ? damaged(body, status, bad.damage, bad.random) : good, came.headers)
  }

  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', target)
    const isStream = incoming.headers.accept?.includes('text/event-stream')
    const isCall = isApi(url) && !isStream
    const headers = { ...incoming.headers, 'x-sandbox-now': new Date(serverTime(Date.now())).toISOString() }
    if (isCall) {
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
      pending += 1
      response.once('close', () => {
        pending -= 1
      })
    }
    const asked = request(
      { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers },
      (came) => {
        if (isCall) return void answerCall(incoming, came, response, url).catch(() => response.destroy())
        response.writeHead(came.statusCode ?? 500, came.headers)
        came.pipe(response)
      },
    )
    asked.on('error', () => response.destroy())
    response.once('close', () => {
      if (isStream) asked.destroy()
    })
    incoming.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${merchant}.localhost:${port}`,
    beHostile: (share) => {
      rate = share
    },
    numbers,
    damages,
    pending: () => pending,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
