import { profiles } from './profiles.ts'
import { frameColour } from './themes.ts'
import type { ButtonState, FrameState, LaunchOptions } from './types.ts'
import { wordsOf } from './words.ts'

const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation'
const ALLOW = 'camera; microphone; geolocation; clipboard-write'

const BACK =
  '<svg width="11" height="20" viewBox="0 0 11 20" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M9.5 1.5 1.5 10l8 8.5"/></svg>'
const ARROW =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M20 12H4m7-7-7 7 7 7"/></svg>'
const CROSS =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="m6 6 12 12M18 6 6 18"/></svg>'
const RING =
  '<svg width="34" height="34" viewBox="0 0 34 34" fill="none" stroke="currentColor" stroke-width="1.2"><circle cx="17" cy="17" r="16"/><g fill="currentColor" stroke="none"><circle cx="11" cy="17" r="2.3"/><circle cx="17" cy="17" r="2.3"/><circle cx="23" cy="17" r="2.3"/></g></svg>'
const DOTS =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor"><circle cx="12" cy="5" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="12" cy="19" r="2"/></svg>'

/** An element of the page that is always there. */
export function elementById<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`no #${id}`)
  return element as E
}

/** Puts the app in as a client does: sandboxed, with the same permissions; null takes it out. */
export function insertFrame(src: string | null) {
  const view = elementById('view')
  view.querySelector('iframe')?.remove()
  if (src === null) return
  const frame = document.createElement('iframe')
  frame.title = 'Mini app'
  frame.setAttribute('sandbox', SANDBOX)
  frame.setAttribute('allow', ALLOW)
  frame.src = src
  view.prepend(frame)
}

export const currentFrame = (): HTMLIFrameElement | null => elementById('view').querySelector('iframe')

/** Renders what a person sees of the client around the app. */
export function renderPhone(state: FrameState, options: LaunchOptions) {
  const phone = elementById('phone')
  const { look, platform } = profiles[state.profile]
  const words = wordsOf(options.lang)
  phone.dataset.look = platform === 'ios' ? 'ios-notch' : look
  phone.dataset.half = String(!state.isExpanded && state.status !== 'empty')
  phone.classList.toggle('full', state.isFullscreen)
  const header = state.colours.header ?? frameColour(state.theme, 'header_bg_color')
  const colours = {
    '--tg-bg': frameColour(state.theme, 'section_bg_color'),
    '--tg-text': isDark(header) ? '#ffffff' : '#000000',
    '--tg-hint': frameColour(state.theme, 'hint_color'),
    '--tg-link': frameColour(state.theme, 'link_color'),
    '--tg-header': header,
    '--tg-ground': state.colours.background ?? frameColour(state.theme, 'bg_color'),
    '--tg-bottom': state.colours.bottomBar ?? frameColour(state.theme, 'bottom_bar_bg_color'),
  }
  for (const [name, colour] of Object.entries(colours)) phone.style.setProperty(name, colour)

  elementById('name').textContent =
    state.name || options.merchant.charAt(0).toUpperCase() + options.merchant.slice(1)
  elementById('kind').textContent = words.app
  elementById('clock').textContent = new Date().toTimeString().slice(0, 5)
  renderLeave(state.hasBack, look, words)
  const menu = elementById('menu')
  setIcon(menu, look === 'android' ? DOTS : RING)
  menu.setAttribute('aria-label', words.menu)
  elementById('placeholder').hidden = state.status !== 'loading'
  renderButton(
    elementById('main'),
    state.main,
    frameColour(state.theme, 'button_color'),
    frameColour(state.theme, 'button_text_color'),
  )
  renderButton(elementById('secondary'), state.secondary, '#00000000', frameColour(state.theme, 'link_color'))
  elementById('keyboard').hidden = !state.hasKeyboard
  const blink = elementById('blink')
  if (blink.dataset.count !== String(state.haptics)) {
    blink.dataset.count = String(state.haptics)
    blink.classList.remove('on')
    void blink.offsetWidth
    blink.classList.toggle('on', state.haptics > 0)
  }
}

function renderLeave(hasBack: boolean, look: string, words: { back: string; close: string }) {
  const leave = elementById('leave')
  const label = hasBack ? words.back : words.close
  leave.setAttribute('aria-label', label)
  if (look === 'android') return setIcon(leave, hasBack ? ARROW : CROSS)
  setIcon(leave, hasBack ? BACK : '', label)
}

function renderButton(element: HTMLElement, button: ButtonState, colour: string, textColour: string) {
  const target = element as HTMLButtonElement
  target.hidden = !button.isVisible
  // Some clients pass on presses under the loader, so the button must not be disabled by it.
  target.disabled = !button.isActive && !button.isBusy
  target.setAttribute('aria-busy', String(button.isBusy))
  target.setAttribute('aria-label', button.text)
  target.style.background = button.colour ?? colour
  target.style.color = button.textColour ?? textColour
  if (isRendered(target, button.isBusy ? 'loader' : `text ${button.text}`)) return
  if (button.isBusy) {
    const loader = document.createElement('i')
    loader.className = 'loader'
    target.replaceChildren(loader)
  } else target.textContent = button.text
}

/** Our own constant pictures; nothing that came from the app is ever read as markup. */
function setIcon(element: HTMLElement, svg: string, label = '') {
  if (isRendered(element, svg + label)) return
  element.innerHTML = svg
  element.append(label)
}

/** Whether the element already shows this content: replacing it under a finger would lose the press. */
function isRendered(element: HTMLElement, content: string): boolean {
  const isSame = element.dataset.rendered === content
  element.dataset.rendered = content
  return isSame
}

function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140
}
