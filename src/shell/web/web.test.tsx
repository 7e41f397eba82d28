// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { useConfirmLeave } from '#/shell/chrome.ts'
import { render } from '#/testing/test-page.tsx'
import { createWebShell } from './web.ts'

afterEach(() => vi.restoreAllMocks())

/** A window that only records where it was sent. */
function page(navigator: Partial<Navigator> = {}) {
  const went: string[] = []
  const fake = {
    navigator,
    location: { assign: (url: string) => went.push(`here ${url}`) },
    open: (url: string, target: string, features: string) => went.push(`${target} ${features} ${url}`),
  }
  return { went, shell: createWebShell(fake as unknown as Window) }
}

test.each([
  ['https://pay.example/5', undefined, '_blank noopener,noreferrer https://pay.example/5'],
  ['https://pay.example/5', 'here', 'here https://pay.example/5'],
  ['tel:+998712000000', undefined, 'here tel:+998712000000'],
] as const)('%s opens as %s says: %s', (url, where, expected) => {
  const { went, shell } = page()
  shell.openLink(url, where)
  expect(went).toEqual([expected])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/basket', ''])('%j opens nothing', (url) => {
  const { went, shell } = page()
  shell.openLink(url)
  shell.openTelegramLink(url)
  expect(went).toEqual([])
})

test('sharing uses what the browser has', async () => {
  const share = vi.fn(async () => {})
  const writeText = vi.fn(async () => {})
  const clipboard = { writeText } as unknown as Clipboard
  expect(await page({ share, clipboard }).shell.share('https://a.example/', 'A')).toBe('shared')
  expect(await page({ clipboard }).shell.share('https://a.example/', 'A')).toBe('copied')
  expect(writeText).toHaveBeenCalledWith('https://a.example/')
  expect(await page().shell.share('https://a.example/', 'A')).toBe('failed')
})

test('a customer who closes the share sheet has not failed', async () => {
  const share = () => Promise.reject(new DOMException('', 'AbortError'))
  expect(await page({ share }).shell.share('https://a.example/', 'A')).toBe('dismissed')
})

test('attached and detached, it asks nobody whether to leave the page', () => {
  const stop = createWebShell(window).attach(createStore())
  const left = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(left)
  expect(left.defaultPrevented).toBe(false)
  stop()
})

function HalfFilledForm() {
  useConfirmLeave(true)
  return null
}

test('who presses a phone number in a half-filled form is not asked whether to leave', async () => {
  const { store, remove } = await render(<HalfFilledForm />)
  vi.useFakeTimers()
  const stop = createWebShell(window).attach(store)
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const pressOn = (href: string) => {
    const link = Object.assign(document.createElement('a'), { href, innerHTML: '<b>Call</b>' })
    link.addEventListener('click', (event) => event.preventDefault())
    document.body.append(link)
    link.querySelector('b')?.click()
    link.remove()
  }
  expect(isAsked()).toBe(true)
  for (const href of ['tel:+998712000000', 'tg://resolve?domain=shop', 'mailto:a@b.uz']) {
    pressOn(href)
    expect([href, isAsked()]).toEqual([href, false])
    vi.advanceTimersByTime(1_000)
    expect(isAsked()).toBe(true)
  }
  pressOn('https://example.uz/')
  expect(isAsked()).toBe(true)
  stop()
  vi.useRealTimers()
  await remove()
})
