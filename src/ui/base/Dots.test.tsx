// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { joinDots } from '#/lib/join.ts'
import { render } from '#/testing/test-page.tsx'
import { Dots } from './Dots.tsx'

test.each([
  ['joined here', joinDots(['25–40 min', 'delivery from 9,000'])],
  ['of a catalog', '25–40 min · delivery from 9,000'],
])(
  'a text %s is in parts, of which a line holds each whole with the dot before it (BX-26)',
  async (_of, text) => {
    const page = await render(<Dots of={text} />)
    const parts = [...document.querySelectorAll('body span > span:not(:has(span))')].map(
      (part) => part.textContent,
    )
    expect(parts.filter((part) => !part?.includes('·'))).toEqual(['25–40 min', 'delivery from 9,000'])
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '))
    await page.remove()
  },
)
