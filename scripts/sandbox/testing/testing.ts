import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts'
import type { Clock } from '../services/clock.ts'
import type { launchUsers } from '../services/telegram.ts'

/** A noon on which the seeds' kitchens work, no holiday. */
export const NOON = Date.parse('2026-11-24T12:00:00+05:00')

/** A clock that stands still until it is set. */
function stillClock(at = NOON): Clock & { set: (ms: number) => void; add: (ms: number) => void } {
  let now = at
  return {
    now: () => now,
    speed: 1,
    set: (ms) => {
      now = ms
    },
    add: (ms) => {
      now += ms
    },
  }
}

type Call = {
  method?: string
  body?: unknown
  token?: string | null
  merchant?: string | null
  headers?: Record<string, string>
}
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type TestResponse = { status: number; body: any; headers: Headers }

/** A sandbox in memory with a still clock, and a way to call it as a browser would. */
export async function openSandbox(options: SandboxOptions = {}) {
  const clock = stillClock()
  const sandbox: Sandbox = await createSandbox({ clock, sleep: async () => {}, ...options })
  const call = async (path: string, asked: Call = {}): Promise<TestResponse> => {
    const merchant = asked.merchant === undefined ? 'demo' : asked.merchant
    const headers = new Headers(asked.headers)
    if (merchant) headers.set('Merchant', merchant)
    if (asked.token) headers.set('Authorization', `Bearer ${asked.token}`)
    if (asked.body !== undefined) headers.set('Content-Type', 'application/json')
    const response = await sandbox.app.fetch(
      new Request(`http://localhost:8080${path}`, {
        method: asked.method ?? (asked.body === undefined ? 'GET' : 'POST'),
        headers,
        ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: isJson && text ? JSON.parse(text) : text,
      headers: response.headers,
    }
  }

  /** Signs in through Telegram: no code to read. */
  const signIn = async (user: keyof typeof launchUsers = 'known', merchant = 'demo') => {
    const launch = await call(`/sandbox/launch?merchant=${merchant}&user=${user}`)
    const answer = await call('/webbot/v1/users/token', {
      body: { initData: launch.body.initData },
      merchant,
    })
    return { token: answer.body.token as string, user: answer.body.user as { id: string } }
  }

  /** Calls as one customer of a merchant; a body makes it a POST. */
  const as =
    (token: string, merchant: string) =>
    (path: string, body?: unknown, asked: Pick<Call, 'method' | 'headers'> = {}) =>
      call(path, { token, merchant, ...(body === undefined ? {} : { body }), ...asked })

  return { ...sandbox, clock, call, signIn, as }
}
export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>

/** One sandbox for the tests of a file, given to `take`; each begins at noon with nothing left of the one before. */
export function sandboxForEach(take: (sandbox: OpenSandbox) => void, options: SandboxOptions = {}) {
  let sandbox: OpenSandbox
  beforeAll(async () => {
    sandbox = await openSandbox(options)
    take(sandbox)
  })
  afterAll(() => sandbox.close())
  beforeEach(() => {
    sandbox.clock.set(NOON)
    return sandbox.services.reset()
  })
}
