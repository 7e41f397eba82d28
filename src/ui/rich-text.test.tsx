// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { press, render } from '#/testing/test-page.tsx'
import { RichText } from './RichText.tsx'
import { parseRichText, RICH_LIMITS, type RichNode } from './rich-text.ts'

let page: Awaited<ReturnType<typeof render>> | null = null
afterEach(async () => {
  await page?.remove()
  page = null
})

const ALLOWED =
  'p br b strong i em u s ul ol li h1 h2 h3 h4 blockquote hr table thead tbody tr td th span div a'.split(' ')

function walk(
  nodes: readonly RichNode[],
  depth = 1,
): { tags: string[]; hrefs: string[]; depth: number; count: number } {
  const all = { tags: [] as string[], hrefs: [] as string[], depth, count: nodes.length }
  for (const node of nodes) {
    if (typeof node === 'string') continue
    expect(Object.keys(node).every((key) => ['tag', 'href', 'children'].includes(key))).toBe(true)
    const below = walk(node.children, depth + 1)
    all.tags.push(node.tag, ...below.tags)
    all.hrefs.push(...(node.href ? [node.href] : []), ...below.hrefs)
    all.depth = Math.max(all.depth, below.depth)
    all.count += below.count
  }
  return all
}

const list = (tag: 'ol' | 'ul', ...items: string[]) => ({
  tag,
  children: items.map((item) => ({ tag: 'li', children: [item] })),
})

test.each([
  ['<p>a<script>alert(1)</script>b</p>', [{ tag: 'p', children: ['ab'] }]],
  ['<style>p{}</style>x', ['x']],
  ['<b onclick="x()" style="color:red">a</b>', [{ tag: 'b', children: ['a'] }]],
  ['<a href="javascript:x">a</a>', [{ tag: 'a', children: ['a'] }]],
  ['<a href="https://a.uz" id=x>a</a>', [{ tag: 'a', href: 'https://a.uz/', children: ['a'] }]],
  ['<center>a<img src=x onerror=y>b</center>', ['ab']],
  ['a &lt;script&gt; b', ['a <script> b']],
  ['<svg><a href="https://a.uz">x</a></svg>y', ['y']],
  ['<p>Porsiya <300 g, 5 yoshdan > yoʻq</p>', [{ tag: 'p', children: ['Porsiya <300 g, 5 yoshdan > yoʻq'] }]],
  ['a < b > c, <achchiq> sous', ['a < b > c, <achchiq> sous']],
  ['&amp;lt;b&amp;gt; &laquo;Osh&raquo;', ['&lt;b&gt; «Osh»']],
  ['a\u202eb&#8238;c', ['abc']],
  ['<b>Bir</b>\nikki', [{ tag: 'b', children: ['Bir'] }, { tag: 'br', children: [] }, 'ikki']],
  ['<p>Bir</p>\n<p>ikki</p>', [{ tag: 'p', children: ['Bir'] }, '\n', { tag: 'p', children: ['ikki'] }]],
  ['<ol><li data-list="bullet">a</li><li data-list="bullet">b</li></ol>', [list('ul', 'a', 'b')]],
  ['<ol><li data-list="ordered">a</li><li data-list="ordered">b</li></ol>', [list('ol', 'a', 'b')]],
  ['<ol><li>a</li></ol><ul><li data-list="bullet">b</li></ul>', [list('ol', 'a'), list('ul', 'b')]],
  [
    '<ol><li data-list="ordered">a</li><li data-list="bullet">b</li><li data-list="ordered">c</li></ol>d',
    [list('ol', 'a'), list('ul', 'b'), list('ol', 'c'), 'd'],
  ],
])('%s', (html, expected) => {
  expect(parseRichText(html)).toEqual(expected)
})

test('of a hostile document only allowed elements are left', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        '<script>',
        '</script>',
        '<svg onload=x>',
        '</svg>',
        '<p>',
        '</p>',
        '<a href="',
        'javascript:',
        '">',
        '</a>',
      ],
      ...[
        '<iframe src=//x>',
        '<img src=x onerror=y>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '<![CDATA[',
        '<math>',
      ],
      ...[
        '<table><tr>',
        '</table>',
        '<template>',
        '</template>',
        '<b style=x onclick=y>',
        '<form action=x>',
        '\u0000',
      ],
      ...[
        '<a href=data:text/html,x>',
        '<a href="java\nscript:x">',
        '<textarea>',
        '</title>',
        '&#106;avascript:',
      ],
    ),
    fc.string({ maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const found = walk(parseRichText(pieces.join('')))
      for (const tag of found.tags) expect(ALLOWED).toContain(tag)
      for (const href of found.hrefs) expect(href).toMatch(/^(https?:\/\/|tel:|mailto:)/)
    }),
    { numRuns: 5_000 },
  )
})

test('too long, too large and too deep documents are cut', () => {
  const nested = walk(parseRichText('<div>'.repeat(100_000)))
  expect(nested.depth).toBeLessThanOrEqual(RICH_LIMITS.depth + 1)
  const many = walk(parseRichText('<b>x</b>'.repeat(20_000)))
  expect(many.count).toBeLessThanOrEqual(RICH_LIMITS.nodes)
  const long = parseRichText('x'.repeat(1_000_000))
  expect(String(long[0])).toHaveLength(RICH_LIMITS.characters)
})

test.each([
  ['<h1>A</h1><h2>B</h2><h1>C</h1>', ['H2', 'H3', 'H2']],
  ['<h3>A</h3><p>x</p><h3>B</h3>', ['H2', 'H2']],
  ['<h4>A</h4><h1>B</h1><h4>C</h4>', ['H2', 'H2', 'H3']],
  ['<div><h2>A</h2></div><h3>B</h3><h4>C</h4>', ['H2', 'H3', 'H3']],
])('headings of %s come below the one of the page, without a gap (BX-26)', async (html, tags) => {
  page = await render(<RichText html={html} />)
  expect([...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => tagName)).toEqual(tags)
})

test('is rendered without an error, and its links open through the shell', async () => {
  const complain = vi.spyOn(console, 'error')
  const openLink = vi.fn()
  page = await render(null)
  page.store.set(shellAtom, { ...quietShell, openLink })
  await page.rerender(
    <RichText html='<h1>Offer</h1><table> <tr> <td>1</td></tr></table><td>loose</td><a href="https://a.uz/x">more</a>' />,
  )
  expect(document.querySelector('h1')).toBeNull()
  expect(document.querySelector('td')?.textContent).toBe('1')
  const link = document.querySelector('a')
  expect(link?.rel).toBe('noopener noreferrer nofollow')
  if (link) await press(link)
  expect(openLink).toHaveBeenCalledWith('https://a.uz/x')
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
