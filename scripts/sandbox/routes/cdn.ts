import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { renderPicture } from '../images/render.ts'
import type { Env, Services } from '../services/context.ts'
import { fileAt } from '../services/files.ts'
import { newId } from '../services/ids.ts'

const LARGEST = 2_000
const ORIGINAL = 1_024
const SIZE = /^w(\d{1,4})h(\d{1,4})q(\d{1,3})\/(.+)$/

const headers = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

type Asked = { path: string; width: number; height: number; quality: number; isSized: boolean }

function askedOf(rest: string): Asked {
  const sized = SIZE.exec(rest)
  if (!sized) return { path: rest, width: ORIGINAL, height: ORIGINAL, quality: 100, isSized: false }
  const bounded = (text: string | undefined, most: number) => Math.min(most, Math.max(1, Number(text)))
  const [, width, height, quality, name = ''] = sized
  return {
    path: name,
    width: bounded(width, LARGEST),
    height: bounded(height, LARGEST),
    quality: bounded(quality, 100),
    isSized: true,
  }
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Pictures rendered so far: on disk, or in memory for tests. */
function createStore(folder: string | null) {
  const memory = new Map<string, Buffer>()
  if (!folder) {
    return {
      read: async (name: string) => memory.get(name) ?? null,
      write: async (name: string, bytes: Buffer) => void memory.set(name, bytes),
    }
  }
  const ready = mkdir(folder, { recursive: true })
  return {
    read: (name: string) => readFile(path.join(folder, name)).catch(() => null),
    // Written to a temporary file and renamed, so that a killed server leaves no half picture.
    write: async (name: string, bytes: Buffer) => {
      await ready
      const draft = path.join(folder, `${name}.${newId('draft')}`)
      await writeFile(draft, bytes)
      await rename(draft, path.join(folder, name))
    },
  }
}

/** The resizing CDN: `/cdn/w{W}h{H}q100/{path}` and `/cdn/{path}`, webp. */
export function cdnRoutes(services: Services) {
  const routes = new Hono<Env>()
  const store = createStore(services.settings.pictures)
  const rendering = new Map<string, Promise<Buffer | null>>()

  async function picture(asked: Asked): Promise<Buffer | null> {
    const key = `${createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 32)}.webp`
    const cached = await store.read(key)
    if (cached) return cached
    const { path: name, isSized, ...size } = asked
    const rendered = await renderPicture(name, size)
    // An upload of a customer is not cached, so that it is gone once they delete it.
    if (!rendered) return fileAt(services.db, name, isSized ? size : null)
    await store.write(key, rendered)
    return rendered
  }

  routes.get('/cdn/*', async (c) => {
    const name = decoded(c.req.path.slice('/cdn/'.length))
    if (name === null) return c.text('Not found', 404)
    const asked = askedOf(name)
    const key = JSON.stringify(asked)
    const work = rendering.get(key) ?? picture(asked)
    rendering.set(key, work)
    const bytes = await work.finally(() => rendering.delete(key))
    if (!bytes) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    return c.body(new Uint8Array(bytes), 200, headers)
  })

  return routes
}
