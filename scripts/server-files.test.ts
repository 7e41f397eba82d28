import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assetHeaders, documentHeaders } from './headers.ts'
import { caddyfile, nginxConf } from './server-files.ts'

/* The configurations are tried with the web servers themselves, where they are installed (`apt install nginx caddy`). */

const page = documentHeaders({
  apiHosts: ['https://api.example.uz'],
  frameAncestors: ['https://web.telegram.org'],
  scriptHashes: ['sha256-abc='],
  styleHashes: [],
})

let root = ''
let server: ChildProcess | null = null

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shop-'))
  const files = {
    'index.html': `<title>shop</title>${' '.repeat(2_000)}`,
    'assets/app.js': 'let one = 1',
    // Another text, so that the answer says which file it came from.
    'assets/app.js.br': brotliCompressSync('let one = "br"'),
    'assets/app.js.gz': gzipSync('let one = "gzip"'),
    _headers: 'a',
    'server/nginx.conf': 'b',
    '.vite/manifest.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'dist', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
})

afterEach(async () => {
  const ended = server && new Promise((resolve) => server?.once('exit', resolve))
  server?.kill('SIGTERM')
  await ended
  server = null
  await rm(root, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Runs the server in the foreground and resolves to its address once it answers. */
async function run(command: string, args: readonly string[], port: number): Promise<string> {
  server = spawn(command, args, { stdio: 'ignore', env: { ...process.env, HOME: root, XDG_DATA_HOME: root } })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(url), { timeout: 15_000, interval: 100 })
  return url
}

async function runNginx(): Promise<string> {
  const port = await freePort()
  await writeFile(path.join(root, 'shop.conf'), nginxConf(page))
  await writeFile(
    path.join(root, 'nginx.conf'),
    `daemon off; pid ${root}/pid; error_log stderr; events {}
http {
  access_log off; types { text/html html; text/javascript js; }
  client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3;
  uwsgi_temp_path ${root}/t4; scgi_temp_path ${root}/t5;
  server { listen 127.0.0.1:${port}; root ${root}/dist; include ${root}/shop.conf; }
}`,
  )
  return run('nginx', ['-c', path.join(root, 'nginx.conf'), '-p', root, '-g', 'user root;'], port)
}

async function runCaddy(): Promise<string> {
  const port = await freePort()
  await writeFile(path.join(root, 'shop.caddy'), caddyfile(page))
  await writeFile(
    path.join(root, 'Caddyfile'),
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${root}/dist
  import ${root}/shop.caddy
}
`,
  )
  return run('caddy', ['run', '--config', path.join(root, 'Caddyfile'), '--adapter', 'caddyfile'], port)
}

const isThere = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const headersOf = ({ headers }: Response, wanted: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]))

describe.each([
  ['nginx', runNginx, ['gzip']],
  ['caddy', runCaddy, ['br', 'gzip']],
] as const)('%s', (command, start, codings) => {
  test.skipIf(!isThere(command))('serves a build with its own headers', async () => {
    const url = await start()
    for (const address of ['/', '/product/p-1', '/index.html']) {
      const answer = await fetch(url + address)
      expect(answer.status, address).toBe(200)
      expect(await answer.text(), address).toContain('shop')
      expect(headersOf(answer, page), address).toEqual(page)
    }
    const asset = await fetch(`${url}/assets/app.js`)
    expect(headersOf(asset, assetHeaders)).toEqual(assetHeaders)
    for (const coding of codings) {
      const packed = await fetch(`${url}/assets/app.js`, { headers: { 'Accept-Encoding': coding } })
      expect(packed.headers.get('content-encoding')).toBe(coding)
      expect(packed.headers.get('vary')).toBe('Accept-Encoding')
      expect(await packed.text()).toBe(`let one = "${coding}"`)
    }
    const document = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(document.headers.get('content-encoding')).toBe('gzip')
    const plain = await fetch(`${url}/assets/app.js`, { headers: { 'Accept-Encoding': 'identity' } })
    expect(await plain.text()).toBe('let one = 1')
    const missing = await fetch(`${url}/assets/gone.js`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBeNull()
    for (const address of ['/_headers', '/server/nginx.conf', '/.vite/manifest.json'])
      expect((await fetch(url + address)).status, address).toBe(404)
  })
})

test.each([nginxConf, caddyfile])(
  'every header of a page and of a file stands in the configuration',
  (write) => {
    const text = write(page)
    for (const value of [...Object.values(page), ...Object.values(assetHeaders)])
      expect(text).toContain(`"${value}"`)
  },
)
