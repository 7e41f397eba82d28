import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { joinDots } from '#/lib/join.ts'
import { ActionButton } from './ActionButton.tsx'

const texts = (html: string) => html.split(/<[^>]*>/).filter(Boolean)

test('what a label says of the state is a line of its own, and is spoken with its dot (BX-05)', () => {
  const label = joinDots(['Closed now', 'Set an address'])
  const html = renderToStaticMarkup(<ActionButton label={label} isWaiting />)
  expect(texts(html).join('')).toBe(label)
  expect(html.match(/<span class="[^"]*state[^"]*">Closed now<\/span>/)).not.toBeNull()
})

test('a label of one part is one line', () => {
  expect(texts(renderToStaticMarkup(<ActionButton label="Order" amount="36,000 UZS" />))).toEqual([
    'Order',
    '36,000 UZS',
  ])
})
