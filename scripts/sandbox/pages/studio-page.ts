import { html, raw } from 'hono/html'
import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { LANGUAGES } from '#/domain/language.ts'
import { profileNames } from '../../telegram-frame/page/profiles.ts'
import type { FAULT_KINDS } from '../services/faults.ts'
import { ownTheme } from '../services/studio.ts'
import { ownValues, type StudioChoice, spelt, studioGroups } from '../services/studio-choices.ts'
import { SIZES, type StudioState } from '../services/studio-state.ts'
import type { Tenant } from '../services/tenants.ts'
import { type Markup, page } from './page.ts'
import type { StudioField, StudioPage } from './studio/types.ts'
import { STUDIO_STYLE } from './studio-style.ts'

type Field = StudioField & {
  kind: 'list' | 'row' | 'flag' | 'colour' | 'text' | 'time' | 'number'
  /** What it has now. */
  value: string
  /** Values to type, for a text. */
  known?: readonly string[]
  hint?: string
}

type Shown = {
  id: string
  vendor: string
  tenant: Tenant
  tenants: readonly Tenant[]
  state: StudioState
  frameOrigin: string
}

const FAULT_NAMES: Record<(typeof FAULT_KINDS)[number], string> = {
  delay: 'Slow answers',
  '500': 'Error 500',
  '503': 'Error 503, ask again',
  '401': 'Signed out, 401',
  html: 'A page instead of an answer',
  nonsense: 'An answer of nonsense',
  empty: 'An empty answer',
  drop: 'No connection',
  lost: 'Done, the answer is lost',
  '500-after': 'Done, then error 500',
  truncate: 'Half an answer',
  late: 'Cut off, done later',
  twice: 'Every call arrives twice',
}

/** Pieces of paths, for faults of one call. */
const ROUTES = ['/overalls', '/settings', '/merchants/', '/branches', '/orders', '/token', '/payments']

const nameOf = ({ wire: { settings } }: Tenant) => String(settings.brand)

/** The fields of everything that is no setting. */
function controlsOf({ tenant, tenants, state }: Shown): Field[] {
  const shops = tenants.includes(tenant) ? tenants : [tenant, ...tenants]
  const one = (
    name: string,
    label: string,
    { value = '', own = '', ...rest }: Pick<Field, 'kind'> & Partial<Field>,
  ): Field => ({ name, label, own, value: value || own, words: {}, isListed: true, ...rest })
  const languages = Object.fromEntries(LANGUAGES.map(({ language, name }) => [language, name]))
  return [
    one('merchant', 'Shop', {
      kind: 'list',
      own: tenant.sub,
      isListed: false,
      words: Object.fromEntries(shops.map((shop) => [shop.sub, `${nameOf(shop)} (${shop.sub})`])),
    }),
    one('client', 'Client', {
      kind: 'list',
      value: state.client,
      own: 'web',
      words: {
        web: 'Web browser',
        ...Object.fromEntries(
          Object.entries(profileNames).map(([name, label]) => [
            name,
            `Telegram: ${label.replace('Telegram ', '')}`,
          ]),
        ),
      },
    }),
    one('size', 'Width, px', {
      kind: 'row',
      value: state.size,
      own: '390',
      words: Object.fromEntries(SIZES.map((width) => [width, width])),
    }),
    one('theme', 'Theme', {
      kind: 'row',
      value: state.theme ?? '',
      own: ownTheme(tenant),
      words: { light: 'Light', dark: 'Dark' },
    }),
    one('lang', 'Language', {
      kind: 'row',
      value: state.lang ?? '',
      own: spelt(tenant.wire.settings.mainLanguage) || 'uz',
      words: languages,
    }),
    one('path', 'Page', { kind: 'text', value: state.path, own: '/', isListed: false }),
    one('at', 'Time', { kind: 'time', value: state.at ?? '', words: { '': 'now' } }),
    one('fault', 'Fault', {
      kind: 'list',
      value: state.fault ?? '',
      words: { '': 'None', ...FAULT_NAMES },
    }),
    one('route', 'Which calls', {
      kind: 'text',
      value: state.route,
      words: { '': 'all' },
      known: ROUTES,
      hint: 'all; /orders: those with it',
    }),
    one('ms', 'Wait, ms', {
      kind: 'number',
      value: state.ms === undefined ? '' : String(state.ms),
      words: { '': 'usual' },
    }),
  ]
}

/** `#ABC` and `#AABBCCFF` as a field of colours spells them. */
const sixDigits = (colour: string) =>
  (/^#...$/.test(colour) ? colour.replace(/[^#]/g, '$&$&') : colour.slice(0, 7)).toLowerCase()

function settingField(choice: StudioChoice, own: string, state: StudioState): Field {
  const { name, label, kind, values } = choice
  const given = state.settings[name]
  const value = given === undefined ? own : spelt(given)
  const isColour = kind === 'colour'
  return {
    name,
    label,
    kind: kind === 'choice' ? 'list' : kind,
    own: isColour ? sixDigits(own) : own,
    value: isColour ? sixDigits(value) : value,
    words: Object.fromEntries(values),
    isListed: true,
  }
}

const TYPES = {
  flag: 'checkbox',
  colour: 'color',
  text: 'text',
  time: 'datetime-local',
  number: 'number',
} as const

/** `id`: of what describes it; empty: nothing does. */
function control({ name, kind, value, words, known, hint }: Field, id: string): Markup {
  const named = html` name="${name}"${id ? html` aria-describedby="${id}"` : ''}`
  if (kind === 'list')
    return html`<select${named}>${Object.entries(words).map(
      ([one, label]) => html`<option value="${one}"${one === value ? ' selected' : ''}>${label}</option>`,
    )}</select>`
  if (kind === 'flag')
    return html`<input type="checkbox" role="switch"${named}${value === 'on' ? ' checked' : ''}>`
  return html`<input type="${TYPES[kind as keyof typeof TYPES]}"${named} value="${value}" autocomplete="off"${
    hint ? html` placeholder="${hint}"` : ''
  }${kind === 'number' ? raw(' min="0" max="120000"') : ''}${known ? html` list="known-${name}"` : ''}>${
    known
      ? html`<datalist id="known-${name}">${known.map((one) => html`<option value="${one}"></option>`)}</datalist>`
      : ''
  }`
}

/** A field with its label; a setting says its own name, too, by which it is found. */
function labelled(field: Field, isSetting = false): Markup {
  const { name, label, kind, value, words } = field
  if (kind === 'row')
    return html`<div class="row" role="radiogroup" aria-label="${label}"><span>${label}</span><div class="segments">${Object.entries(
      words,
    ).map(
      ([one, word]) =>
        html`<label><input type="radio" name="${name}" value="${one}"${one === value ? ' checked' : ''}><span>${word}</span></label>`,
    )}</div></div>`
  const id = isSetting ? `name-${name}` : ''
  return html`<label class="row ${kind}"><span>${label}${
    id ? html`<small id="${id}" aria-hidden="true">${name}</small>` : ''
  }</span>${control(field, id)}</label>`
}

/** JSON for a script of the page; `<` would end its element. */
const dataFor = (about: StudioPage) => raw(JSON.stringify(about).replaceAll('<', '\\u003c'))

/** The shop beside a panel that changes what it is shown by (CX-04). */
export function studioPage(shown: Shown) {
  const { id, vendor, tenant, state, frameOrigin } = shown
  const own = ownValues(tenant.wire.settings)
  const controls = controlsOf(shown)
  const groups = [...studioGroups].map(
    ([group, choices]) => [group, choices.map((one) => settingField(one, own[one.name], state))] as const,
  )
  const fields = [...controls, ...groups.flatMap(([, some]) => some)]
  const about: StudioPage = {
    id,
    vendor,
    frameOrigin,
    languageKey: LANGUAGE_KEY,
    fields: fields.map(({ name, label, own, words, isListed }) => ({ name, label, own, words, isListed })),
  }
  return page(
    `Studio: ${nameOf(tenant)}`,
    html`<form id="panel" aria-label="Studio" autocomplete="off">
<div id="choices">
<header><h1>Studio</h1><span><a id="alone" target="_blank" rel="noopener" href="/">Shop alone</a> <a href="/sandbox">Sandbox</a></span></header>
<p class="soft small">The shop as it would be with other settings. Nobody else sees them, and nothing is saved.</p>
<div class="link"><input id="link" aria-label="Link to this state" readonly><button type="button" id="copy" class="main">Copy link</button></div>
<p class="small" id="said" role="status"></p>
<section aria-label="How it is shown">${controls.map((one) => labelled(one))}</section>
<section aria-labelledby="settings"><h2 id="settings">Settings of the merchant</h2>
<input type="search" id="search" aria-label="Search settings" placeholder="Search settings" autocomplete="off">
<p class="soft small" id="nothing" role="status" hidden>No setting has these words.</p>
${groups.map(
  ([group, some]) =>
    html`<fieldset class="group"><legend>${group}</legend>${some.map((one) => labelled(one, true))}</fieldset>`,
)}</section>
</div>
<section id="difference" aria-labelledby="changed"><header><h2 id="changed" tabindex="-1">Changed</h2><button type="button" id="reset">Reset all</button></header><ul id="changes"></ul></section>
</form>
<div id="stage"><div id="place"><iframe id="shop" title="The shop" allow="geolocation; clipboard-write"></iframe></div></div>
<script type="application/json" id="about">${dataFor(about)}</script>`,
    { style: STUDIO_STYLE, script: '/sandbox/studio/main.ts' },
  )
}

/** What a link leads to whose `field` is unknown, or cannot have this value. */
export const badLinkPage = (field: string, value: string | undefined) =>
  page(
    'Studio: a link that is not right',
    html`<section><h1>This link is not right</h1>
<p>${
      value === undefined
        ? html`It has no <code>${field}</code> that the studio knows.`
        : html`The studio does not take <code>${field}=${value}</code>.`
    }</p>
<p><a class="button" href="/sandbox/studio">Open the studio</a></p></section>`,
    { narrow: true },
  )
