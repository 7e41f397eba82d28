import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished, test } from 'vitest'
import { isBuildDue } from './bundle.ts'

/** A folder with a source and, unless `page` is null, a bundle; both changed so many s after the epoch. */
function project({ page, source }: { page: number | null; source: number }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const put = (name: string, time: number) => {
    const file = path.join(folder, name)
    writeFileSync(file, '')
    utimesSync(file, time, time)
    return file
  }
  if (page !== null) put('index.html', page)
  return { folder, sources: [put('source.ts', source)] }
}

test.for([
  { what: 'no bundle', page: null, usual: true, preview: true },
  { what: 'a bundle older than its source', page: 100, usual: true, preview: false },
  { what: 'a bundle newer than its source', page: 300, usual: false, preview: false },
])('$what: npm start builds: $usual, npm run preview builds: $preview', async (row, { expect }) => {
  const { folder, sources } = project({ page: row.page, source: 200 })
  const due = (mayBeOld: boolean) => isBuildDue(folder, sources, { mayBeOld })
  expect({ usual: await due(false), preview: await due(true) }).toEqual({
    usual: row.usual,
    preview: row.preview,
  })
})
