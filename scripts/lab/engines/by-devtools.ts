import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHROMIUM } from './by-puppeteer.ts'
import { type Driver, inTime, PAGE } from './driver.ts'

/*
 * Old builds of Chromium by their own protocol. In some of them, 110 and 106 as well as 81, puppeteer waits in vain for a
 * target of the page that it opens. The page's own socket needs none, and what an order asks of the protocol is older than
 * all of these.
 */

type Target = { type: string; webSocketDebuggerUrl: string }
type Message = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

export async function startByDevtools(file: string): Promise<Driver> {
  const folder = await mkdtemp(path.join(tmpdir(), 'engine-'))
  const size = `--window-size=${PAGE.width},${PAGE.height}`
  const args = [...CHROMIUM, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, size]
  const program = spawn(file, [...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const close = async () => {
    const gone = new Promise((resolve) => program.once('exit', resolve))
    if (program.kill()) await gone
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const host = await inTime(hostOf(program))
    return await drive(host, close)
  } catch (error) {
    await close()
    throw error
  }
}

/** Where it listens, as it says itself: "127.0.0.1:40123". */
const hostOf = (program: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    program.on('error', reject)
    program.on('exit', (code) => reject(new Error(`it ended with ${code}: ${said.slice(0, 200)}`)))
    program.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, host] = /DevTools listening on ws:\/\/([^/]+)\//.exec(said) ?? []
      if (host) resolve(host)
    })
  })

const ask = async (url: string) => (await fetch(url)).json()

/** The socket of its page, which it opens after it began to listen. */
async function socketOf(host: string): Promise<string> {
  for (;;) {
    const targets = (await ask(`http://${host}/json/list`)) as Target[]
    const page = targets.find(({ type }) => type === 'page')
    if (page) return page.webSocketDebuggerUrl
    await wait(100)
  }
}

async function drive(host: string, close: () => Promise<void>): Promise<Driver> {
  const { Browser: name = '' } = (await ask(`http://${host}/json/version`)) as { Browser?: string }
  const socket = await inTime(socketOf(host))
  const heard: string[] = []
  const { call, end } = await connect(socket, (method, params) => {
    heard.push(...troubleOf(method, params))
  })
  for (const domain of ['Page', 'Runtime']) await call(`${domain}.enable`)
  const mouse = (type: string, x: number, y: number) =>
    call('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  return {
    version: /\/([\d.]+)/.exec(name)?.[1] ?? '',
    open: async (url) => {
      await call('Page.navigate', { url })
    },
    run: async (source, args) => {
      const expression = `(${source})(...${JSON.stringify(args)})`
      const answer = (await call('Runtime.evaluate', { expression, returnByValue: true })) as {
        result: { value?: unknown }
        exceptionDetails?: { text: string; exception?: { description?: string } }
      }
      const wrong = answer.exceptionDetails
      if (wrong) throw new Error(wrong.exception?.description ?? wrong.text)
      return answer.result.value ?? null
    },
    press: async (x, y) => {
      await mouse('mouseMoved', x, y)
      await mouse('mousePressed', x, y)
      await mouse('mouseReleased', x, y)
    },
    type: async (text) => {
      for (const letter of text) {
        await call('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
        await call('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
      }
    },
    troubles: async () => heard,
    close: async () => {
      end()
      await close()
    },
  }
}

async function connect(url: string, hear: (method: string, params: unknown) => void) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (message: Message) => void>()
  let last = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.method) hear(message.method, message.params)
  }
  await inTime(
    new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = () => reject(new Error('its page cannot be reached'))
    }),
  )
  const call = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++last
    const answer = await inTime(
      new Promise<Message>((resolve) => {
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params }))
      }),
    )
    waiting.delete(id)
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result
  }
  return { call, end: () => socket.close() }
}

type Thrown = { exceptionDetails: { text: string; exception?: { description?: string } } }
type Printed = { type: string; args: readonly { value?: unknown; description?: string }[] }

/** What the console shows in red. */
export function troubleOf(method: string, params: unknown): string[] {
  if (method === 'Runtime.exceptionThrown') {
    const { text, exception } = (params as Thrown).exceptionDetails
    return [(exception?.description ?? text).split('\n')[0] ?? text]
  }
  if (method !== 'Runtime.consoleAPICalled' || (params as Printed).type !== 'error') return []
  return [
    (params as Printed).args
      .map(({ value, description }) => String(value ?? description).split('\n')[0])
      .join(' '),
  ]
}
