import { imageUrl } from '#/config/image.ts'
import { type Finding, finding, inShort, type Subject } from './finding.ts'
import type { Shop } from './shop.ts'
import { SETTINGS, subjectOf } from './subject.ts'

/** A picture that customers are shown. `path`: as it was sent. */
export type Wanted = { readonly path: string; readonly subject: Subject }

/** What came of a picture; `bytes` null: not said. */
export type Loaded =
  | { readonly status: number; readonly type: string; readonly bytes: number | null }
  | { readonly trouble: 'slow' | 'none' }

/** The size that is asked of the CDN: that of a dish's page on a phone. */
const SIZE = { width: 800, height: 600 }

/** Larger ones are felt on a phone, bytes. */
export const MOST_BYTES = 1_000_000

/** The address that a browser would load; null: none that the shop takes. */
export const addressOf = (cdn: string, path: string): string | null => imageUrl(cdn, path, SIZE)

/** All pictures that customers may see, each with whose it is. */
export function wantedPictures({ read, settings }: Shop): Wanted[] {
  const of = (subject: Subject, ...paths: readonly string[]): Wanted[] =>
    paths.filter(Boolean).map((path) => ({ path, subject }))
  const { menu, merchant } = read
  const dishes = (menu?.products ?? []).filter(({ active }) => active)
  return [
    ...(merchant ? of(subjectOf('shop', merchant), merchant.logo) : []),
    ...of(SETTINGS, settings.logo, settings.favicon),
    ...dishes.flatMap((dish) => [
      ...of(subjectOf('dish', dish), dish.image, ...dish.gallery),
      ...dish.modificationGroups.flatMap(({ modifications }) =>
        modifications
          .filter(({ active }) => active)
          .flatMap(({ image }) => of(subjectOf('dish', dish), image)),
      ),
    ]),
    ...(menu?.categories ?? []).flatMap((one) => of(subjectOf('category', one), one.image)),
    ...(menu?.groups ?? []).flatMap((one) => of(subjectOf('group', one), one.image, one.icon)),
    ...(read.brands ?? []).flatMap((one) => of(subjectOf('brand', one), one.image)),
    ...(read.banners ?? []).flatMap((one) =>
      of(subjectOf('banner', one), ...new Set([one.image.uz, one.image.ru, one.image.eng])),
    ),
    ...(read.stories ?? []).flatMap((one) =>
      of(subjectOf('story', one), one.cover, ...one.slides.map(({ image }) => image)),
    ),
    ...(read.vacancies ?? []).flatMap((one) => of(subjectOf('vacancy', one), one.image)),
    ...(read.payments ?? []).flatMap((one) => of(subjectOf('payment', one), one.icon)),
  ]
}

function faultOf({ path, subject }: Wanted, loaded: Loaded | undefined): Finding[] {
  const sent = inShort(path)
  const said = (code: Parameters<typeof finding>[0], about: Readonly<Record<string, string>> = {}) => [
    finding(code, code === 'pictureBig' ? 'hint' : 'wrong', [subject], { field: 'image', sent, about }),
  ]
  if (!loaded) return said('pictureAddress')
  if ('trouble' in loaded)
    return loaded.trouble === 'slow' ? said('pictureSlow') : said('pictureMissing', { status: '–' })
  const { status, type, bytes } = loaded
  if (status < 200 || status >= 300) return said('pictureMissing', { status: String(status) })
  if (!/^image\//i.test(type)) return said('pictureNoImage', { type: type || '–' })
  return bytes !== null && bytes > MOST_BYTES
    ? said('pictureBig', { size: (bytes / 1_000_000).toFixed(1) })
    : []
}

/** What is wrong with the pictures. `loaded`: by address; a picture without an address cannot be shown at all. */
export function pictureFindings(
  wanted: readonly Wanted[],
  loaded: ReadonlyMap<string, Loaded>,
  cdn: string,
): Finding[] {
  return wanted.flatMap((one) => faultOf(one, loaded.get(addressOf(cdn, one.path) ?? '')))
}
