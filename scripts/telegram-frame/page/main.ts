import { createClient } from './client.ts'
import { createDialogs } from './dialogs.ts'
import { optionsIn } from './launch.ts'
import { createLog } from './log.ts'
import { renderPanel } from './panel.ts'
import { currentFrame, elementById, insertFrame, renderPhone } from './phone.ts'
import type { Ask, Config, LaunchOptions } from './types.ts'

type Pressed = 'main' | 'secondary' | 'back' | 'settings' | 'close'

const config = (await (await fetch('/config.json')).json()) as Config
const given = optionsIn(location.search)
const log = createLog()
const dialogs = createDialogs(elementById('over'))
/** The menu has had an entry in the history since this page was opened. */
let wasMenuUsed = false

const ask: Ask = async (kind, dialog) => {
  const answer = await dialogs.ask(kind, dialog)
  // The client closes its question by a step back, which should take an entry of its own; it has none any more.
  if (client.behaviour.questionsStepBack && wasMenuUsed && kind !== 'link') history.back()
  return answer
}

const client = createClient({
  config: { ...config, defaults: { ...config.defaults, ...given } },
  log,
  ask,
  clearDialogs: dialogs.clear,
  render: renderPhone,
  insert: insertFrame,
  frame: currentFrame,
  size: () => elementById('view').getBoundingClientRect(),
})

/** Presses a control as a person would; false where the client does not allow it. */
function press(what: Pressed): boolean | Promise<boolean> {
  const { state } = client
  switch (what) {
    case 'main':
    case 'secondary': {
      const { isVisible, isActive, isBusy } = state[what]
      if (!isVisible || !isActive || (isBusy && !client.behaviour.pressesUnderLoader)) return false
      client.send(`${what}_button_pressed`)
      return true
    }
    case 'back':
      if (!state.hasBack) return false
      client.send('back_button_pressed')
      return true
    case 'settings':
      if (!state.hasSettings) return false
      client.send('settings_button_pressed')
      return true
    case 'close':
      return client.close()
  }
}

const menu = elementById('menu')
const menuList = elementById('menu-list')

/** How long after its menu closed Web K removes the menu's entry from the history, ms. */
const ENTRY_LEAVES_MS = 100

/** The entry that the menu has in the history, as the client handles it. */
function keepMenuEntry(isOpen: boolean) {
  const { menuEntry } = client.behaviour
  if (menuEntry === 'none') return
  wasMenuUsed = true
  // An entry that was left in the history is used again.
  if (isOpen && history.state !== 'menu') history.pushState('menu', '')
  if (!isOpen && menuEntry === 'goes') setTimeout(() => history.back(), ENTRY_LEAVES_MS)
  // The item that was pressed tells the app in the same task, as soon as this one returns.
  if (!isOpen && menuEntry === 'races') queueMicrotask(() => history.back())
}

function toggleMenu(isOpen: boolean) {
  if (isOpen === menuList.hidden) keepMenuEntry(isOpen)
  menuList.hidden = !isOpen
  menu.setAttribute('aria-expanded', String(isOpen))
  if (!isOpen) return
  const item = (label: string, act: () => unknown) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('role', 'menuitem')
    button.textContent = label
    button.addEventListener('click', () => {
      toggleMenu(false)
      void act()
    })
    return button
  }
  menuList.replaceChildren(
    ...(client.state.hasSettings ? [item('Settings', () => press('settings'))] : []),
    item('Reload page', () => client.reload()),
    item('QA panel', () => void elementById('panel').classList.toggle('open')),
  )
}

menu.addEventListener('click', () => toggleMenu(menuList.hidden !== false))
elementById('main').addEventListener('click', () => press('main'))
elementById('secondary').addEventListener('click', () => press('secondary'))
elementById('leave').addEventListener('click', () => void press(client.state.hasBack ? 'back' : 'close'))
window.addEventListener('resize', () => client.sendViewport())
renderPanel(client, press)

/** For tests and for people in the console. */
const frame = {
  launch: (options: Partial<LaunchOptions> = {}) => client.launch(options),
  press,
  theme: client.theme,
  profile: client.profile,
  answer: dialogs.answer,
  reload: client.reload,
  minimise: client.minimise,
  resume: client.resume,
  safeArea: client.safeArea,
  keyboard: client.keyboard,
  fullscreen: client.fullscreen,
  get state() {
    return client.state
  },
  get log() {
    return log.entries
  },
  waitFor: log.waitFor,
}
export type Frame = typeof frame
declare global {
  interface Window {
    frame: Frame
  }
}
window.frame = frame

// `?wait` leaves the window empty, for a test that launches by itself.
if (!new URLSearchParams(location.search).has('wait')) await client.launch()
