import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../server.ts'
import { ANSWER_LIMIT, type Driver, inTime } from './driver.ts'
import { heardTroubles, hearTroubles, leavePage } from './in-page.ts'

/*
 * WebKit by W3C WebDriver. Its driver is a program of its own that starts the browser. WebDriver has no word for the
 * console, so the page is asked to keep what went wrong.
 */

type Program = {
  /** The program that speaks WebDriver: "WebKitWebDriver". */
  driver: string
  /** What the browser calls itself to it. */
  name: string
  /** The browser that it starts, with its arguments, and the name of the capability that tells it so. */
  browser: string
  args: readonly string[]
  option: 'webkitgtk:browserOptions' | 'wpe:browserOptions'
  /** The X server without a screen that it draws into; null: it needs none. */
  xServer: string | null
}

/** How long a driver takes to listen, ms. */
const START_LIMIT = 20_000

export async function startByWebDriver(program: Program): Promise<Driver> {
  const processes: ChildProcess[] = []
  const end = () => {
    for (const one of processes.toReversed()) one.kill()
  }
  try {
    const display = program.xServer ? await startDisplay(program.xServer, processes) : {}
    const port = await freePort()
    const server = spawn(program.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...display },
    })
    processes.push(server)
    const url = `http://127.0.0.1:${port}`
    await untilListening(url)
    const session = await inTime(
      new Builder()
        .usingServer(url)
        .withCapabilities(
          new Capabilities({
            browserName: program.name,
            // The page is asked to keep its troubles before its scripts have run.
            pageLoadStrategy: 'none',
            [program.option]: { binary: program.browser, args: [...program.args] },
          }),
        )
        .build(),
    )
    return await drive(session, end)
  } catch (error) {
    end()
    throw error
  }
}

async function drive(session: WebDriver, end: () => void): Promise<Driver> {
  const version = (await session.getCapabilities()).getBrowserVersion() ?? ''
  const run = (source: string, args: readonly unknown[]) =>
    inTime(session.executeScript(`return (${source}).apply(null, arguments)`, ...args))
  return {
    version,
    open: async (url) => {
      await run(String(leavePage), [])
      await inTime(session.get(url))
      const until = Date.now() + ANSWER_LIMIT
      // The script may still run in the page before.
      while (!(await run(String(hearTroubles), [])))
        if (Date.now() > until) throw new Error(`${url} did not open`)
    },
    run,
    press: (x, y) =>
      inTime(
        session
          .actions({ async: true })
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .press()
          .pause(40)
          .release()
          .perform(),
      ),
    type: (text) =>
      inTime(
        session
          .actions({ async: true })
          .sendKeys(...text, Key.NULL)
          .perform(),
      ),
    troubles: async () => (await run(String(heardTroubles), [])) as string[],
    close: async () => {
      await inTime(session.quit()).catch(() => {})
      end()
    },
  }
}

/** An X server that draws nowhere; it chooses its number. */
async function startDisplay(program: string, processes: ChildProcess[]): Promise<NodeJS.ProcessEnv> {
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  processes.push(server)
  const number = await inTime(
    new Promise<string>((resolve, reject) => {
      server.on('error', reject)
      server.stdout.setEncoding('utf8').once('data', resolve)
    }),
  )
  return { DISPLAY: `:${number.trim()}`, GDK_BACKEND: 'x11' }
}

async function untilListening(url: string) {
  const until = Date.now() + START_LIMIT
  while (Date.now() < until) {
    const isThere = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await wait(200)
  }
  throw new Error('the WebDriver server did not start')
}
