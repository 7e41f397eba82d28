import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { log } from '#/lib/log.ts'
import { draftOf, requestOf } from '../lab/faults/fuzz/mutate.ts'
import { openSandbox } from '../sandbox/testing/testing.ts'
import { validRequests } from '../sandbox/testing/valid-requests.ts'
import { allRoutes, nameOf, openWorld } from '../sandbox/testing/world.ts'

const shape = (name: string) => name.replace(/:\w+|\{\w+\}/g, '{}')

/** For tests: a sandbox with one of everything in it, and its answer to any call of the contract by its name. */
export async function openAnswers() {
  const sandbox = await openSandbox({ launchesPerMinute: 100_000 })
  let world = await openWorld(sandbox)
  const answerOf = async (name: string): Promise<Response> => {
    const route = allRoutes(sandbox).find((one) => shape(nameOf(one)) === shape(name))
    if (!route) throw new Error(`the sandbox has no ${name}`)
    const valid = validRequests(world)[nameOf(route)] ?? {}
    const answer = await sandbox.app.request(requestOf(draftOf(route, valid, world)))
    // What can be asked once only is there again for the next test.
    if (valid.isOnce) world = await openWorld(sandbox)
    return answer
  }
  return { sandbox, answerOf }
}

/** The same for the tests of a file, in which what is dropped is not logged. */
export function answersForTests() {
  let server: Awaited<ReturnType<typeof openAnswers>>
  beforeAll(async () => {
    server = await openAnswers()
  }, 180_000)
  afterAll(() => server.sandbox.close())
  beforeEach(() => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
  })
  return () => server
}
