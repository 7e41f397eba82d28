import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { bundleFolder } from '../bundle.ts'
import { inlineHashes } from '../vite-boot.ts'

/*
 * Releases of the shop that differ in the names of all their files, as a server has them after a deploy: the new document
 * names the new files, and the old ones are gone.
 */

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
}

export async function playReleases(page: Page) {
  const folder = bundleFolder('production')
  const files = new Set(readdirSync(path.join(folder, 'assets')))
  const document = readFileSync(path.join(folder, 'index.html'), 'utf8')
  let release = 0
  const prefix = () => `r${release}-`
  const renamed = (text: string) =>
    text.replace(/[\w-]+\.\w+/g, (word) => (files.has(word) ? prefix() + word : word))

  const answerFile = (route: Route, name: string) => {
    const own = name.startsWith(prefix()) ? name.slice(prefix().length) : ''
    if (!files.has(own)) return route.fulfill({ status: 404, body: '' })
    const bytes = readFileSync(path.join(folder, 'assets', own))
    const contentType = TYPES[path.extname(own)]
    if (!contentType) return route.fulfill({ path: path.join(folder, 'assets', own) })
    return route.fulfill({ contentType, body: renamed(bytes.toString()) })
  }
  const answerDocument = async (route: Route) => {
    const url = route
      .request()
      .url()
      .replace(/\/\/[\w-]+\.localhost/, '//127.0.0.1')
    const answer = await route.fetch({ url })
    const body = renamed(document)
    // The policy names the scripts in the document by their hashes.
    const [old, own] = [inlineHashes(document).scripts, inlineHashes(body).scripts]
    const policy = old.reduce(
      (text, hash, nth) => text.replace(hash, own[nth] ?? ''),
      answer.headers()['content-security-policy'] ?? '',
    )
    return route.fulfill({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body,
    })
  }
  await page.route(
    () => true,
    (route) => {
      const { pathname } = new URL(route.request().url())
      if (release === 0) return route.fallback()
      const [, file] = /^\/assets\/(.+)$/.exec(pathname) ?? []
      if (file) return answerFile(route, file)
      const isDocument = route.request().resourceType() === 'document' || pathname === '/'
      return isDocument ? answerDocument(route) : route.fallback()
    },
  )
  return {
    /** From now on the server has another release only. */
    deploy: () => {
      release++
    },
  }
}
