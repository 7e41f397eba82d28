import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TilesView } from './TilesView.tsx'

const group = (id: string, bgColor: string) => ({
  id,
  name: { uz: id, ru: id, eng: id },
  icon: '',
  image: '',
  bgColor,
  iconBgColor: '',
})
const context = { language: 'eng', say: () => '', Picture: () => null } as never

test('a tile has its colour for either theme; without one it has none', () => {
  const groups = [group('a', '#DFF4E3'), group('b', '')]
  const page = renderToStaticMarkup(<TilesView groups={groups} context={context} />)
  expect([...page.matchAll(/style="([^"]*)"/g)].map(([, style]) => style)).toEqual([
    '--ground:#DFF4E3;--dark-ground:#233f2b',
  ])
})
