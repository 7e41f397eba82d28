import { createFields } from './fields.ts'
import { keepFocus } from './keep-focus.ts'
import { createStage } from './stage.ts'
import type { StudioPage } from './types.ts'

/** How often the page of the shop is looked at, ms. */
const LOOK_MS = 500

const elementById = <E extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as E

const about = JSON.parse(elementById('about').textContent ?? '') as StudioPage
const form = elementById<HTMLFormElement>('panel')
const link = elementById<HTMLInputElement>('link')
const said = elementById('said')
const fields = createFields(form, about.fields)
const stage = createStage(about, fields)

const address = () => `${location.origin}/sandbox/studio?${new URLSearchParams(fields.state())}`

function renderChanges() {
  const changes = fields.changes()
  elementById('changed').textContent = changes.length > 0 ? `Changed: ${changes.length}` : 'Changed'
  elementById('reset').hidden = changes.length === 0
  const items = changes.map(({ name, label, from, to }, at) => {
    const item = document.createElement('li')
    const text = document.createElement('span')
    const [title, was, now] = [
      document.createElement('b'),
      document.createElement('s'),
      document.createElement('span'),
    ]
    title.textContent = label
    was.textContent = from
    now.textContent = to
    text.append(title, ': ', was, ' → ', now)
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Reset'
    button.setAttribute('aria-label', `Reset ${label}`)
    button.addEventListener('click', () => {
      fields.reset(name)
      change(name)
      // The button is gone: the next one has the focus, else the one before, else the title.
      const left = elementById('changes').querySelectorAll('button')
      const next = left[at] ?? left[at - 1] ?? elementById('changed')
      next.focus()
    })
    item.append(text, button)
    return item
  })
  if (items.length === 0) {
    const none = document.createElement('li')
    none.className = 'none'
    none.textContent = 'Nothing: the shop as its merchant has it.'
    items.push(none)
  }
  elementById('changes').replaceChildren(...items)
}

/** The panel says what is chosen. */
function renderChoices() {
  fields.mark()
  renderChanges()
}

/** The server has taken what is chosen: so say the link and this page's own address, which lead to nothing refused. */
function renderTaken() {
  fields.take()
  link.value = address()
  elementById<HTMLAnchorElement>('alone').href = stage.alone()
  history.replaceState(null, '', address())
}

function say(text: string, isBad = false) {
  said.textContent = text
  said.classList.toggle('bad', isBad)
}

/** Tells the server what is chosen, at first to open the studio; false: it was not taken. */
async function send(method: 'POST' | 'PUT' = 'PUT'): Promise<boolean> {
  const answer = await fetch(`/sandbox/studio/${about.id}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields.state()),
  }).catch(() => null)
  if (answer?.ok) return true
  // The studio has expired, or the sandbox was started anew: another one opens with what is chosen.
  if (answer?.status === 404) location.assign(address())
  else if (answer?.status === 400) say(`Not taken: ${await refused(answer)}`, true)
  else say('The sandbox does not answer. Nothing is lost: choose again when it does.', true)
  return false
}

/** The label of the field that the server refused; the shop stays as it was. */
async function refused(answer: Response): Promise<string> {
  const { details } = (await answer.json().catch(() => ({}))) as { details?: { field?: string }[] }
  const name = details?.[0]?.field
  if (name !== undefined) fields.refuse(name)
  renderChoices()
  return about.fields.find((one) => one.name === name)?.label ?? name ?? 'a field'
}

/** One change after the other, so that the last one is what the shop shows. */
let sending: Promise<unknown> = Promise.resolve()

/** Shows the shop with what was chosen in this field; null: in many. */
function change(name: string | null) {
  say('')
  if (name !== null) fields.reconsider(name)
  // A page of one shop is none of another one.
  if (name === 'merchant') fields.reset('path')
  renderChoices()
  if (name === 'merchant') return location.assign(address())
  stage.fit()
  const isOpenedAnew = name === null || ['client', 'lang', 'path'].includes(name)
  sending = sending.then(async () => {
    if (!(await send())) return
    renderTaken()
    if (name === 'size') return
    if (isOpenedAnew) stage.open()
    else stage.reload()
  })
}

/** Shows the settings that have these words in their name, label, values or group. */
function search(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  let found = 0
  for (const group of form.querySelectorAll('.group')) {
    const title = group.querySelector('legend')?.textContent ?? ''
    const rows = [...group.querySelectorAll('.row')]
    for (const row of rows) {
      const about = `${title} ${row.textContent}`.toLowerCase()
      row.toggleAttribute('hidden', !words.every((word) => about.includes(word)))
    }
    const shown = rows.filter((row) => !row.hasAttribute('hidden')).length
    group.toggleAttribute('hidden', shown === 0)
    found += shown
  }
  elementById('nothing').hidden = found > 0
}

async function copy() {
  await sending
  try {
    await navigator.clipboard.writeText(link.value)
    say('The link is copied.')
  } catch {
    // Over plain http from another machine browsers have no clipboard for pages.
    link.select()
    say('The browser does not let this page copy: the link is selected, copy it by hand.')
  }
}

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('change', ({ target }) => {
  const { name } = target as HTMLInputElement
  if (name) change(name)
})
elementById('search').addEventListener('input', ({ target }) => search((target as HTMLInputElement).value))
elementById('copy').addEventListener('click', () => void copy())
elementById('reset').addEventListener('click', () => {
  fields.resetAll()
  change(null)
  elementById('changed').focus()
})
keepFocus(form, stage.frame)
new ResizeObserver(stage.fit).observe(stage.stage)
// A customer walks through the shop: the link leads to the page that is shown.
let seen: string | null = null
setInterval(() => {
  const path = stage.path()
  const isTyping = (document.activeElement as HTMLInputElement | null)?.name === 'path'
  if (path === null || path === seen || isTyping) return
  seen = path
  if (path === fields.read('path')) return
  fields.reconsider('path')
  fields.write('path', path)
  renderChoices()
  renderTaken()
}, LOOK_MS)

stage.fit()
renderChoices()
renderTaken()
sending = send('POST').then((isOpen) => isOpen && stage.open())
