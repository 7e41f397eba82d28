import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { endAll, startSandbox } from '../server.ts'

/* Which addresses of this machine the sandbox's socket takes calls on. */

afterAll(() => endAll())

/** The addresses of this machine but 127.0.0.1. Linux answers to all of 127.0.0.0/8; elsewhere the second is nobody's. */
const others = [
  '127.0.0.2',
  ...Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ scopeid }) => !scopeid).map(({ address }) => address),
  ),
].filter((address) => address !== '127.0.0.1')

const takesCalls = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 })
    const answer = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('timeout', () => answer(false))
  })

async function open(env: NodeJS.ProcessEnv) {
  const sandbox = await startSandbox({ SANDBOX_DATA: 'memory', ...env }, () => {})
  const port = Number(new URL(sandbox.url).port)
  const answers = await Promise.all(others.map((host) => takesCalls(host, port)))
  const own = await takesCalls('127.0.0.1', port)
  await sandbox.stop()
  return { own, elsewhere: others.filter((_, at) => answers[at]) }
}

test('it takes calls on 127.0.0.1 alone, unless HOST names another address', async () => {
  const [usual, everywhere] = await Promise.all([open({ HOST: '' }), open({ HOST: '0.0.0.0' })])
  expect(usual).toEqual({ own: true, elsewhere: [] })
  expect(everywhere.own).toBe(true)
  // The same question finds a socket that is open to others.
  expect(everywhere.elsewhere.length).toBeGreaterThan(0)
}, 240_000)
