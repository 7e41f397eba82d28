import type { Client } from './client.ts'
import { elementById } from './phone.ts'
import { profileNames, profiles } from './profiles.ts'
import { themes } from './themes.ts'
import type { LaunchOptions, LogEntry } from './types.ts'

const MERCHANTS = ['demo', 'dark', 'brands', 'minimal', 'dinein', 'closed', 'beta', 'wild']
const SIZES = ['390×844', '360×640', '320×568', '430×932', '768×1024']
const MARKS = { app: '→', frame: '←', note: '·', error: '!' } as const
/** Rows kept on screen; `frame.log` keeps all. */
const ROWS = 400

/** The label of a field; its name is that of the option of `frame.launch`. */
const labels: Record<string, string> = {
  merchant: 'Shop',
  path: 'Page',
  lang: 'Language',
  user: 'Customer',
  forge: 'Signature',
  data: 'Init data',
  start: 'Start parameter',
  age: 'Signed, s ago',
  version: 'Bot API',
  profile: 'Client',
  theme: 'Theme',
  size: 'Window',
}
const hints: Record<string, string> = { start: 'p_…, o_…', version: 'the client’s own' }
const meanings: Record<string, string> = {
  ...Object.fromEntries(Object.entries(profileNames).map(([name, label]) => [`profile ${name}`, label])),
  'user known': 'Aziza',
  'user second': 'Bobur',
  'user new': 'new: Jasur',
  'user nophone': 'no phone',
  'user unknown': 'a stranger',
  'forge none': 'genuine',
  'forge token': 'of another bot',
  'forge hash': 'spoiled',
  'data true': 'sent',
  'data false': 'absent',
  'lang uz': 'Oʻzbekcha',
  'lang ru': 'Русский',
  'lang en': 'English',
  'theme custom': 'custom, pink',
  'theme missing': 'day, colours missing',
  'theme invalid': 'night, bad colours',
}

type Press = (what: 'main' | 'secondary' | 'back' | 'settings' | 'close') => unknown

/** The side for people: choose a case, launch it, watch what is said. */
export function renderPanel(client: Client, press: Press) {
  const panel = elementById('panel')
  const form = document.createElement('form')
  const { options } = client
  const help = document.createElement('p')
  help.textContent =
    'Theme and window change at once, all else at the next launch. For scripts: window.frame.'
  form.append(
    text('merchant', options.merchant, MERCHANTS),
    text('path', options.path),
    choice('lang', options.lang, ['uz', 'ru', 'en']),
    choice('user', options.user, ['known', 'second', 'new', 'nophone', 'unknown']),
    choice('forge', options.forge, ['none', 'token', 'hash']),
    choice('data', String(options.data), ['true', 'false']),
    text('start', options.start),
    text('age', String(options.age)),
    text('version', options.version),
    choice('profile', options.profile, Object.keys(profiles)),
    choice('theme', options.theme, Object.keys(themes), (name) =>
      client.theme(name as LaunchOptions['theme']),
    ),
    choice('size', SIZES[0] ?? '', SIZES, (size) => resize(client, size)),
    help,
    actions([
      ['Launch', 'Opens the shop anew with the choices above', 'submit'],
      ['Reload', 'Reloads the app as the client does; the page must stay', () => client.reload()],
      ['Minimise', 'Puts the app aside, as a pull down does', () => client.minimise()],
      ['Return', 'Brings a minimised app back', () => client.resume()],
      ['Settings', 'Presses Settings in the client’s menu', () => press('settings')],
      [
        'Keyboard',
        'Brings the keyboard up or takes it away',
        () => client.keyboard(!client.state.hasKeyboard),
      ],
      [
        'Fullscreen',
        'Opens and leaves fullscreen by the client’s own button',
        () => client.fullscreen(!client.state.isFullscreen),
      ],
      [
        'Inset 34',
        'Says that a home indicator covers the lower 34 px',
        () => client.safeArea({ top: 0, right: 0, bottom: 34, left: 0 }),
      ],
    ]),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    panel.classList.remove('open')
    void client.launch(optionsOf(new FormData(form)))
  })
  // A narrow window has the panel over the phone.
  const hide = document.createElement('button')
  hide.type = 'button'
  hide.className = 'narrow'
  hide.textContent = 'Hide'
  hide.title = 'Back to the phone'
  hide.addEventListener('click', () => panel.classList.remove('open'))
  form.querySelector('.actions')?.append(hide)
  const list = document.createElement('ol')
  list.className = 'log'
  list.setAttribute('aria-label', 'Events')
  client.log.listen((entry) => {
    if (entry.event === 'launch') fill(form, client.options)
    list.append(row(entry))
    if (list.childElementCount > ROWS) list.firstElementChild?.remove()
    list.scrollTop = list.scrollHeight
  })
  panel.append(form, list)
}

function optionsOf(data: FormData): Partial<LaunchOptions> {
  const value = (name: string) => String(data.get(name) ?? '')
  return {
    merchant: value('merchant'),
    path: value('path') || '/',
    lang: value('lang'),
    user: value('user') as LaunchOptions['user'],
    forge: value('forge') as LaunchOptions['forge'],
    data: value('data') === 'true',
    start: value('start'),
    age: Number(value('age')) || 0,
    version: value('version'),
    profile: value('profile') as LaunchOptions['profile'],
    theme: value('theme') as LaunchOptions['theme'],
  }
}

/** The fields show the options of a launch by a link or a script, too. */
function fill(form: HTMLFormElement, options: LaunchOptions) {
  for (const [name, value] of Object.entries(options)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value)
  }
}

function resize(client: Client, size: string) {
  const [width = '390', height = '844'] = size.split('×')
  const { style } = elementById('phone')
  style.setProperty('--w', `${width}px`)
  style.setProperty('--h', `${height}px`)
  // As while a window is being resized: first an unstable height, then the stable one.
  client.sendViewport(false)
  client.sendViewport()
}

function labelled(name: string, field: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label')
  label.append(labels[name] ?? name, field)
  return label
}

function text(name: string, value: string, known: readonly string[] = []) {
  const input = document.createElement('input')
  input.name = name
  input.value = value
  input.placeholder = hints[name] ?? ''
  const label = labelled(name, input)
  if (known.length === 0) return label
  const list = document.createElement('datalist')
  list.id = `known-${name}`
  list.append(...known.map((one) => new Option(one, one)))
  input.setAttribute('list', list.id)
  label.append(list)
  return label
}

function choice(name: string, value: string, values: readonly string[], changed?: (value: string) => void) {
  const select = document.createElement('select')
  select.name = name
  select.append(
    ...values.map((one) => new Option(meanings[`${name} ${one}`] ?? one, one, one === value, one === value)),
  )
  if (changed) select.addEventListener('change', () => changed(select.value))
  return labelled(name, select)
}

function actions(all: readonly (readonly [label: string, about: string, act: 'submit' | (() => unknown)])[]) {
  const box = document.createElement('div')
  box.className = 'actions'
  for (const [label, about, act] of all) {
    const button = document.createElement('button')
    button.type = act === 'submit' ? 'submit' : 'button'
    button.textContent = label
    button.title = about
    if (act !== 'submit') button.addEventListener('click', () => void act())
    box.append(button)
  }
  return box
}

function row({ at, way, event, data }: LogEntry): HTMLLIElement {
  const item = document.createElement('li')
  item.className = way
  const time = document.createElement('span')
  time.textContent = String(at)
  const name = document.createElement('b')
  name.textContent = event
  const about = document.createElement('small')
  const said = data === null || data === undefined ? '' : JSON.stringify(data)
  about.textContent = said === '{}' ? '' : said
  const body = document.createElement('div')
  body.append(name, about)
  item.append(time, MARKS[way], body)
  return item
}
