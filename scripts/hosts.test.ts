import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostsIn, hostsOf } from './hosts.ts'
import { FOREIGN, ODD, OURS, ROUTES } from './hosts-table.ts'
import { createSandbox, type Sandbox } from './sandbox/app.ts'
import { startFrame } from './telegram-frame/serve.ts'

/* The host names that the servers of this machine respond to, over real connections. */

const PAGE = '<!doctype html><title>Shop</title>'
let dist: string
let sandbox: Sandbox
let server: Server
let frame: Awaited<ReturnType<typeof startFrame>>
let vite: ViteDevServer
const ports = { sandbox: 0, frame: 0, vite: 0 }

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  await writeFile(path.join(dist, 'index.html'), PAGE)
  sandbox = await createSandbox({ dist, hosts: ['tunnel.example'], frameOrigin: 'http://127.0.0.1:8081' })
  ports.sandbox = await new Promise((resolve) => {
    const listener = ({ port }: AddressInfo) => resolve(port)
    server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' }, listener) as Server
  })
  const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`
  frame = await startFrame({ port: 0, appUrl: sandboxUrl, sandboxUrl, hosts: ['tunnel.example'] })
  ports.frame = Number(new URL(frame.url).port)
  vite = await createServer({ server: { port: 0 }, logLevel: 'silent' })
  await vite.listen()
  ports.vite = Number(new URL(vite.resolvedUrls?.local[0] ?? '').port)
})
afterAll(async () => {
  await vite.close()
  await frame.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await sandbox.close()
  await rm(dist, { recursive: true })
})

type Asked = { method?: string; headers?: Record<string, string> }
type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** One request with exactly this Host, wherever the connection goes. */
const ask = (port: number, host: string, where: string, { method = 'GET', headers = {} }: Asked = {}) =>
  new Promise<RawResponse>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: where, method, setHost: false, headers: { Host: host, ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      },
    )
    sent.on('error', reject)
    sent.end()
  })

/** The first line of the response to these raw lines. */
const sendLines = (port: number, lines: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    socket.setEncoding('utf8')
    socket.once('data', (text: string) => {
      resolve(text)
      socket.destroy()
    })
    socket.on('close', () => resolve(''))
    socket.on('error', reject)
  })

/** The status of routes that name something that does not exist here. */
const statusOfOurs: Record<string, number> = {
  '/cdn/x': 404,
  '/sandbox/pay/o-1': 404,
}

describe.each(['sandbox', 'frame'] as const)('the %s', (name) => {
  const at = (host: string) => host.replace(':0', `:${ports[name]}`)

  test.each(OURS)('answers to %s', async (host) => {
    for (const where of ROUTES[name]) {
      const { status } = await ask(ports[name], at(host), where)
      expect(status, where).toBe(statusOfOurs[where] ?? 200)
    }
  })

  test.each(FOREIGN)('does not answer to %s, whatever is asked', async (host) => {
    for (const where of ROUTES[name]) {
      for (const method of ['GET', 'POST', 'HEAD', 'DELETE', 'OPTIONS']) {
        const { status, text, headers } = await ask(ports[name], at(host), where, { method })
        expect(status, `${method} ${where}`).toBe(421)
        expect(headers['content-type']).toMatch(/^text\/plain/)
        expect(headers['access-control-allow-origin']).toBeUndefined()
        if (method !== 'HEAD') expect(text).toContain('http://localhost')
      }
    }
  })

  test.each(ODD)('refuses %s', async (host) => {
    for (const where of ROUTES[name]) {
      const { status, text } = await ask(ports[name], at(host), where)
      expect([400, 421], where).toContain(status)
      expect(text).not.toMatch(/query_id|\+998|<title>/)
    }
  })

  test.each([
    ['no Host at all', ['GET /healthz HTTP/1.1', 'Connection: close'], /^HTTP\/1\.1 400/],
    ['no Host in the old protocol', ['GET /healthz HTTP/1.0'], /^HTTP\/1\.1 421/],
    [
      'two Hosts, ours first',
      ['GET /healthz HTTP/1.1', 'Host: localhost', 'Host: evil.example', 'Connection: close'],
      /^HTTP\/1\.1 4(?:00|21)/,
    ],
    [
      'two Hosts, ours last',
      ['GET /healthz HTTP/1.1', 'Host: evil.example', 'Host: localhost', 'Connection: close'],
      /^HTTP\/1\.1 4(?:00|21)/,
    ],
    [
      'a foreign whole address under our Host',
      ['GET http://evil.example/healthz HTTP/1.1', 'Host: localhost', 'Connection: close'],
      /^HTTP\/1\.1 421/,
    ],
    [
      'our whole address under a foreign Host',
      ['GET http://localhost/healthz HTTP/1.1', 'Host: evil.example', 'Connection: close'],
      /^HTTP\/1\.1 421/,
    ],
    [
      'our whole address under our Host',
      ['GET http://localhost/healthz HTTP/1.1', 'Host: localhost', 'Connection: close'],
      /^HTTP\/1\.1 200/,
    ],
    [
      'a foreign Host and ours as the forwarded one',
      [
        'GET /healthz HTTP/1.1',
        'Host: evil.example',
        'X-Forwarded-Host: localhost',
        'Forwarded: host=localhost',
        'Connection: close',
      ],
      /^HTTP\/1\.1 421/,
    ],
  ])('%s', async (_what, lines, expected) => {
    expect(await sendLines(ports[name], lines)).toMatch(expected)
  })
})

test('merchants’ own domains are names of the sandbox, and of nothing else', async () => {
  const domains = sandbox.services.tenants.all.flatMap((tenant) => tenant.domains)
  expect(domains).toEqual(expect.arrayContaining(['demo.example.uz', 'damla.example.uz']))
  for (const domain of domains) {
    expect((await ask(ports.sandbox, domain, '/')).text).toBe(PAGE)
    expect((await ask(ports.sandbox, `${domain.toUpperCase()}:${ports.sandbox}`, '/healthz')).status).toBe(
      200,
    )
    expect((await ask(ports.frame, domain, '/')).status).toBe(421)
  }
})

test('no page under a foreign name changes anything, even one that says it is its own', async () => {
  const Origin = `http://rebind.evil.example:${ports.sandbox}`
  const host = new URL(Origin).host
  for (const where of ['/sandbox/faults', '/sandbox/reset', '/sandbox/orders/o-1', '/sandbox/pay/o-1'])
    expect((await ask(ports.sandbox, host, where, { method: 'POST', headers: { Origin } })).status).toBe(421)
})

test.each([
  ['of the page itself', (own: string) => ({ Origin: own, 'Sec-Fetch-Site': 'same-origin' }), 204],
  ['of the Telegram window', () => ({ Origin: 'http://127.0.0.1:8081' }), 204],
  ['of no browser', () => ({}), 204],
  ['of an old browser, from the page itself', () => ({ 'Sec-Fetch-Site': 'same-origin' }), 204],
  ['typed by a person', () => ({ 'Sec-Fetch-Site': 'none' }), 204],
  ['from another site, without saying which', () => ({ 'Sec-Fetch-Site': 'cross-site' }), 403],
  ['from a neighbour, without saying which', () => ({ 'Sec-Fetch-Site': 'same-site' }), 403],
  ['from a page of nowhere', () => ({ Origin: 'null' }), 403],
  ['from another site', () => ({ Origin: 'https://evil.example' }), 403],
  ['from another port of this machine', () => ({ Origin: 'http://demo.localhost:1' }), 403],
  ['from the page with the keyed map', (own: string) => ({ Origin: own.replace('demo', 'maps') }), 403],
  ['from a name that begins as ours', (own: string) => ({ Origin: `${own}.evil.example` }), 403],
])('a POST %s', async (_who, headersOf, status) => {
  const host = `demo.localhost:${ports.sandbox}`
  const headers = headersOf(`http://${host}`)
  const answer = await ask(ports.sandbox, host, '/sandbox/reset', { method: 'POST', headers })
  expect(answer.status).toBe(status)
})

test('only the sandbox frames the Telegram window, which runs only its own scripts (CX-04)', async () => {
  for (const where of [...ROUTES.frame, '/no-such.ts']) {
    const { headers } = await ask(ports.frame, `127.0.0.1:${ports.frame}`, where)
    const policy = String(headers['content-security-policy'])
    const own = `http://localhost:${ports.sandbox} http://127.0.0.1:${ports.sandbox}`
    expect(policy, where).toMatch(new RegExp(`frame-ancestors ${own}$`))
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})

test('Vite serves the shop under our names only, its live connection too', async () => {
  for (const host of ['localhost', `demo.localhost:${ports.vite}`, '127.0.0.1', '[::1]'])
    expect((await ask(ports.vite, host, '/')).status, host).toBe(200)
  for (const host of [
    'rebind.evil.example',
    `localhost.evil.example:${ports.vite}`,
    '127.0.0.1.evil.example',
  ])
    for (const where of ['/', '/src/main.tsx', '/sandbox/outbox.json', '/users/v1/merchants/sub/demo'])
      expect((await ask(ports.vite, host, where)).status, `${host} ${where}`).toBe(403)
  const upgrade = (host: string) =>
    sendLines(ports.vite, [
      `GET /?token=${vite.config.webSocketToken} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: http://${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Protocol: vite-hmr',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ])
  expect(await upgrade(`localhost:${ports.vite}`)).toMatch(/^HTTP\/1\.1 101/)
  expect(await upgrade(`rebind.evil.example:${ports.vite}`)).not.toMatch(/^HTTP\/1\.1 101/)
})

test('names of the environment', () => {
  expect(hostsIn({})).toEqual([])
  expect(hostsIn({ HOST: '0.0.0.0', SANDBOX_HOSTS: ' Tunnel.example, 192.168.1.5,,' })).toEqual([
    'tunnel.example',
    '192.168.1.5',
  ])
  expect(hostsIn({ HOST: '192.168.1.5' })).toEqual(['192.168.1.5'])
  expect(hostsIn({ HOST: 'fe80::1' })).toEqual(['[fe80::1]'])
  const hosts = hostsOf(hostsIn({ HOST: 'fe80::1', SANDBOX_HOSTS: '192.168.1.5' }))
  for (const own of ['[fe80::1]:8080', '192.168.1.5:8080']) expect(hosts.has(own), own).toBe(true)
  for (const foreign of ['192.168.1.50', '[fe80::2]', 'fe80::1'])
    expect(hosts.has(foreign), foreign).toBe(false)
})
