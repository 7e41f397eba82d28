import { imageUrl } from '#/config/image.ts'
import { localeOf } from '#/domain/language.ts'
import type { Language } from '#/domain/text.ts'
import { countsOf, type Finding, LEVELS, type Level, type Subject } from './finding.ts'
import { grouped } from './grouped.ts'
import { STYLE } from './page-style.ts'
import { filled, spoken, subjectName, WORDS } from './speak.ts'

/** What the page is about. `date`: as people read it. */
export type PageFacts = { shop: string; date: string; cdn: string; language: Language }

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/** A sentence begins with a capital. */
const sentence = (text: string) => safe(text.charAt(0).toUpperCase() + text.slice(1))

/** How many names stand in the open; the others are unfolded. */
const NAMES = 5

/** Findings of one record stand on one card; a finding of many records has a card of its own. */
function cardsOf(all: readonly Finding[]): Finding[][] {
  const keyOf = ({ subjects }: Finding) => JSON.stringify(subjects.length === 1 ? subjects[0] : subjects)
  return grouped(all, keyOf)
}

function picture(subjects: readonly Subject[], { cdn }: PageFacts): string {
  const path = subjects.find(({ image }) => image !== '')?.image
  const address = imageUrl(cdn, path, { width: 216, height: 216 })
  return address
    ? `<img class="picture" src="${safe(address)}" alt="" width="72" height="72" loading="lazy">`
    : ''
}

function head(subjects: readonly Subject[], { language }: PageFacts): string {
  const { kinds, more } = WORDS[language]
  const [first] = subjects
  if (!first) return ''
  const names = subjects.map((one) => subjectName(one, language))
  const shown = sentence(names.slice(0, NAMES).join(', '))
  const rest = names.slice(NAMES)
  const title = `<h3>${shown}</h3>`
  const count = subjects.length > 1 ? `: ${subjects.length}` : ''
  const what =
    names[0] === kinds[first.kind] && count === ''
      ? ''
      : `<p class="soft">${safe(kinds[first.kind])}${count}</p>`
  if (rest.length === 0) return title + what
  const list = rest.map((name) => `<li>${safe(name)}</li>`).join('')
  const summary = safe(filled(more, { count: String(rest.length) }))
  return `${title}${what}<details><summary>${summary}</summary><ul class="names">${list}</ul></details>`
}

function found(one: Finding, { language }: PageFacts): string {
  const { where, what, todo } = spoken(one, language)
  const place = where ? `<p class="soft">${safe(where)}</p>` : ''
  return `<div class="found">${place}<p>${sentence(what)}.</p><p class="todo"><b>${safe(WORDS[language].todo)}</b> ${safe(todo)}.</p></div>`
}

function card(findings: readonly Finding[], facts: PageFacts): string {
  const subjects = findings[0]?.subjects ?? []
  const image = picture(subjects, facts)
  const body = `<div>${head(subjects, facts)}${findings.map((one) => found(one, facts)).join('')}</div>`
  return `<li class="card${image ? '' : ' bare'}">${image}${body}</li>`
}

function section(level: Level, all: readonly Finding[], facts: PageFacts): string {
  const own = all.filter((one) => one.level === level)
  if (own.length === 0) return ''
  const [title, what] = WORDS[facts.language].levels[level]
  const cards = cardsOf(own).map((one) => card(one, facts))
  return `<section class="${level}" id="${level}"><h2>${safe(title)}</h2><p class="soft">${sentence(what)}.</p><ul class="cards">${cards.join('')}</ul></section>`
}

/**
 * The findings as a page without scripts, for whoever keeps the menu. Everything that a server sent is escaped, and the
 * page may load nothing but pictures.
 */
export function pageOf(all: readonly Finding[], facts: PageFacts): string {
  const words = WORDS[facts.language]
  const counts = countsOf(all)
  const count = (level: Level) =>
    `<li class="${level}"><a href="#${level}"><b>${counts[level]}</b>${safe(words.levels[level][0])}</a></li>`
  const body =
    all.length === 0
      ? `<p class="fine">${safe(words.allFine)}</p>`
      : LEVELS.map((level) => section(level, all, facts)).join('')
  return `<!doctype html>
<html lang="${localeOf(facts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src https: http:; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${safe(`${words.title} — ${facts.shop}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${safe(words.title)}</h1>
<p class="soft">${safe(filled(words.about, { shop: facts.shop, date: facts.date }))}</p>
<ul class="counts">${LEVELS.map(count).join('')}</ul>
${body}
</main>
</body>
</html>
`
}
