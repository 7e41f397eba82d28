// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { append, jsx, type Renderable } from './dom-jsx.ts'

/** The same element by React, and by boot out of React's description of it. */
function renderedByBoth(element: React.ReactNode) {
  const box = document.createElement('div')
  append(box, byBoot(element))
  const react = document.createElement('div')
  react.innerHTML = renderToStaticMarkup(element)
  return { boot: box.innerHTML, react: react.innerHTML }
}

function byBoot(element: React.ReactNode): Renderable {
  if (Array.isArray(element)) return element.map(byBoot)
  if (typeof element !== 'object' || element === null || !('props' in element)) return element as Renderable
  const { type, props } = element as unknown as { type: string; props: { children?: React.ReactNode } }
  return jsx(type, { ...props, children: byBoot(props.children) })
}

const ELEMENTS = {
  'classes, texts and numbers': (
    <p className="a b">
      {1} of {'<two>'}
      {''}
    </p>
  ),
  'what is not there': (
    <p title={undefined}>
      {null}
      {false}
    </p>
  ),
  lists: (
    <ul>
      {['a', 'b'].map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  ),
  flags: (
    <button type="button" disabled={true} aria-pressed={false} data-x={true} hidden={false}>
      x
    </button>
  ),
  'links and their names': (
    <a href="/a?b=1" aria-label="A" data-press="open 1">
      a
    </a>
  ),
  shapes: (
    <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 12h14" />
    </svg>
  ),
}

test.each(Object.entries(ELEMENTS))('renders as React does: %s', (_what, element) => {
  const { boot, react } = renderedByBoth(element)
  expect(boot).toBe(react)
})

test('styles: px for lengths, none for shares and own properties', () => {
  const element = jsx('span', {
    style: { width: 20, aspectRatio: 1.5, '--of': 3, gridAutoRows: '264px', opacity: 0.5, height: undefined },
  }) as HTMLElement
  expect(element.style.width).toBe('20px')
  expect(element.style.getPropertyValue('--of')).toBe('3')
  expect(element.style.opacity).toBe('0.5')
  expect(element.style.height).toBe('')
})

test('what a listener or a ref is stays out of the document', () => {
  const element = jsx('button', {
    type: 'button',
    onClick: () => {},
    ref: () => {},
    children: 'x',
  }) as HTMLElement
  expect(element.outerHTML).toBe('<button type="button">x</button>')
})
