import layout from '#/app/layouts/DefaultLayout.module.css'
import { type Language, textIn } from '#/domain/text.ts'
import banners from '#/features/menu/BannerRail.module.css'
import strip from '#/features/menu/CategoryStrip.module.css'
import home from '#/features/menu/HomeScreen.module.css'
import css from '#/features/menu/HomeSkeleton.module.css'
import type { Space } from '#/features/menu/list/geometry.ts'
import sections from '#/features/menu/MenuSections.module.css'
import chips from '#/ui/Chip.module.css'
import { classNames } from '#/ui/class-names.ts'
import bones from '#/ui/Skeleton.module.css'
import { type Look, sectionOf } from './cards.ts'
import { el, styled } from './el.ts'
import { type FirstMenu, roomOf } from './first-menu.ts'

/** px of a page that has a side list. */
const WIDE = 1024
/** Enough for the tallest phone, and for the rows a wide page shows. */
export const cardsOf = (width: number) => (width >= WIDE ? 12 : 8)
const FIRST_CHIPS = 8

/** What the settings say of the page's upper part; the same flags as `tenant/abilities`. */
export type Parts = {
  /** The shop draws its own header: not inside Telegram. */
  hasHeader: boolean
  hasBrands: boolean
  hasSwitch: boolean
  hasBanners: boolean
  hasGroups: boolean
  /** How a narrow page shows the categories. */
  contents: 'CHIPS' | 'GRID' | 'LIST'
  /** The basket stands beside the menu of a wide page. */
  hasPanel: boolean
}

/** A wide header ends in a hairline. */
const HEADER_LINE = { 'padding-bottom': 'var(--hairline)', 'box-sizing': 'content-box' }

const bone = (width: number | string, height: number | string, radius: number | string, classes?: string) =>
  styled(el('span', classNames(bones.still, classes)), { width, height, 'border-radius': radius })
const many = (count: number, make: () => HTMLElement) => Array.from({ length: count }, make)

const banner = () => el('li', banners.item, el('span', classNames(bones.still, banners.target)))

function upperPart(parts: Parts): HTMLElement {
  const where = el(
    'div',
    css.where,
    bone(40, 40, 999),
    el('span', css.words, bone(150, 17, 999), bone(190, 12, 999)),
  )
  const narrow = parts.hasHeader ? css.narrowOnly : ''
  return el(
    'div',
    home.top,
    // Nothing that is empty has a place in there.
    parts.hasBrands && el('div', '', bone('100%', 60, 16)),
    el('div', classNames(home.where, narrow), where),
    parts.hasSwitch && el('div', narrow, bone('100%', 38, 'var(--radius-input)')),
    parts.hasBanners && el('ul', banners.rail, ...many(2, banner)),
  )
}

const tiles = () =>
  el(
    'div',
    css.tiles,
    ...many(6, () => el('span', css.tile, bone(78, 62, 'var(--radius-card)'), bone(50, 10, 999))),
  )

/** Cards to come. */
function shapes(): HTMLElement[] {
  const card = () =>
    el(
      'span',
      css.card,
      styled(bone('100%', 'auto', 'var(--radius-card)'), { 'aspect-ratio': '1' }),
      bone('56%', 17, 999),
      bone('88%', 14, 999),
      bone('40%', 12, 999),
    )
  return [
    el('div', css.strip, ...[68, 104, 96, 110].map((width) => bone(width, 36, 999))),
    el('div', css.title, bone(170, 22, 999)),
    el('div', css.cards, ...many(8, card)),
  ]
}

function chipsOf(menu: FirstMenu, language: Language): HTMLElement {
  const names = menu.sections
    .slice(0, FIRST_CHIPS)
    .map(({ category }, index) =>
      el('span', classNames(chips.chip, index === 0 && chips.active), textIn(category.name, language)),
    )
  return el('div', strip.bar, el('nav', strip.strip, menu.hasFilters && bone(36, 36, 999), ...names))
}

/** The same boxes as `CategoryIndexSkeleton` of the menu. */
function tableOf(menu: FirstMenu, isGrid: boolean): HTMLElement {
  const count = menu.sections.length
  const most = isGrid ? 6 : 5
  const entry = () =>
    isGrid
      ? styled(bone('100%', 'auto', 'var(--radius-card)'), { 'aspect-ratio': '1' })
      : bone('100%', 44, 'var(--radius-card)')
  const isLong = count > most + 1
  return el(
    'div',
    css.contents,
    el('div', isGrid ? css.contentsTiles : css.contentsRows, ...many(isLong ? most : count, entry)),
    isLong && bone('100%', 40, 'var(--radius-input)'),
  )
}

/** The frame that stands, so that the menu's arrival lays out the menu alone. */
let drawn: { parts: string; body: HTMLElement } | null = null

/** Header, side list and the upper part of home, in shapes; answers the element that the menu goes into. */
export function drawFrame(root: HTMLElement, parts: Parts): HTMLElement {
  const key = JSON.stringify(parts)
  if (drawn?.parts === key) return drawn.body
  const body = el('div', home.main, upperPart(parts))
  const isBeside = parts.hasPanel && innerWidth >= 1280
  const main = el(
    'div',
    classNames(home.home, parts.hasHeader && home.underHeader, isBeside && home.withPanel),
    el('div', css.side, ...many(8, () => bone('100%', 40, 14))),
    body,
  )
  const header = el('div', css.header, bone(40, 40, 10), bone(120, 22, 999))
  header.append(el('span', css.space), bone(68, 40, 999))
  root.replaceChildren(
    el(
      'div',
      layout.layout,
      parts.hasHeader && el('div', '', styled(header, innerWidth < WIDE ? {} : HEADER_LINE)),
      el('main', layout.main, main),
    ),
  )
  drawn = { parts: key, body }
  return body
}

/** The home page's upper part in shapes; below it the first cards, or while there is no menu their shapes. */
export function drawHome(
  root: HTMLElement,
  parts: Parts,
  shown: { menu: FirstMenu; look: Omit<Look, 'space'> } | null,
) {
  const isWide = innerWidth >= WIDE
  const body = drawFrame(root, parts)
  while (body.childElementCount > 1) body.lastElementChild?.remove()
  if (!isWide && parts.hasGroups && (!shown || shown.menu.groups > 1)) body.append(tiles())
  if (!shown) return body.append(...shapes())

  if (!isWide)
    body.append(
      parts.contents === 'CHIPS'
        ? chipsOf(shown.menu, shown.look.language)
        : tableOf(shown.menu, parts.contents === 'GRID'),
    )
  const list = body.appendChild(el('div', sections.sections))
  const { clientWidth: page } = document.documentElement
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const space: Space = { page, list: list.clientWidth, rem }
  let room = cardsOf(innerWidth)
  const drawnSections: HTMLElement[] = []
  for (const [index, section] of shown.menu.sections.entries()) {
    if (room <= 0) break
    drawnSections.push(sectionOf(section, { ...shown.look, space }, room, index === 0))
    room -= roomOf(section)
  }
  list.append(...drawnSections)
}
