// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachFields } from './fields.ts'

const { style } = document.documentElement
const keyboard = () => style.getPropertyValue('--keyboard')

/** The visual viewport as an iOS browser reports it. */
const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
const see = (height: number) => {
  seen.height = height
  seen.dispatchEvent(new Event('resize'))
}

let detach: () => void
beforeEach(() => {
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('innerHeight', 844)
  Element.prototype.scrollIntoView = () => {}
  document.body.innerHTML = '<button>Add</button><input aria-label="Phone">'
  seen.height = 844
  detach = attachFields(window)
})
afterEach(() => {
  detach()
  style.removeProperty('--keyboard')
  vi.unstubAllGlobals()
})

const focus = (name: string) => document.querySelector<HTMLElement>(name)?.focus()

test('with a focused field the page knows how much of it the keyboard covers', async () => {
  focus('input')
  await vi.waitFor(() => {
    see(508)
    expect(keyboard()).toBe('336px')
  })
  see(844)
  expect(keyboard()).toBe('0px')
})

test('a press of a button opens no keyboard, and recomputes no styles', async () => {
  const write = vi.spyOn(style, 'setProperty')
  focus('button')
  await new Promise((done) => setTimeout(done, 50))
  see(508)
  expect(write).not.toHaveBeenCalled()
  focus('input')
  await vi.waitFor(() => {
    see(509)
    expect(write).toHaveBeenCalledOnce()
  })
  see(509)
  expect(write).toHaveBeenCalledOnce()
})

test('a pinch is no keyboard', async () => {
  focus('input')
  await vi.waitFor(() => {
    see(508)
    expect(keyboard()).toBe('336px')
  })
  seen.scale = 2
  see(400)
  expect(keyboard()).toBe('0px')
  seen.scale = 1
})
