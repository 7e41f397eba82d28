// @vitest-environment jsdom
import { Trans } from '@lingui/react'
import { expect, test } from 'vitest'
import { render } from '#/testing/test-page.tsx'

/** What a browser that translates the page does to its texts. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const font = document.createElement('font')
    font.append(text.data)
    text.replaceWith(font)
  }
}

const Sum = ({ sum }: { sum: string | null }) => (
  <p>
    {sum && (
      <Trans
        id="more"
        message="<0>{sum}</0> more for {dish}"
        components={[<b key="0" />]}
        values={{ sum, dish: `${sum} dishes` }}
      />
    )}
  </p>
)

test('a sentence with elements in it changes, goes and comes again in a translated page (LN-08)', async () => {
  const page = await render(<Sum sum="3" />)
  const words = () => document.querySelector('p')?.textContent
  expect(words()).toBe('3 more for 3 dishes')
  translate()
  await page.rerender(<Sum sum="2" />)
  expect(words()).toBe('2 more for 2 dishes')
  translate()
  await page.rerender(<Sum sum={null} />)
  expect(words()).toBe('')
  await page.rerender(<Sum sum="1" />)
  expect(words()).toBe('1 more for 1 dishes')
  await page.remove()
})
