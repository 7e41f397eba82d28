import type { Target } from '#/api/schema/content.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { isPageOn, namedPage } from '#/tenant/pages.ts'
import { type Finding, finding, inShort, type Subject } from './finding.ts'
import type { Shop } from './shop.ts'
import { subjectOf } from './subject.ts'

/** Whether a press on it leads somewhere in this shop, as `features/targets` decides it (NT-01). */
function leads({ type, value }: Target, { read, abilities }: Shop): boolean {
  const wanted = value ?? ''
  switch (type) {
    case 'PAGE': {
      const name = namedPage(wanted)
      return name !== null && isPageOn(name, abilities)
    }
    case 'PRODUCT':
      return !read.menu || read.menu.products.some(({ id, active }) => active && id === wanted)
    case 'CATEGORY':
      return !read.menu || read.menu.categories.some(({ id }) => id === wanted)
    case 'URL':
      return safeUrl(wanted) !== null
    case 'PROMO':
      return abilities.promo && wanted !== ''
    default:
      return true
  }
}

/** Banners and slides of stories that look as if they led somewhere. */
export function targetFindings(shop: Shop): Finding[] {
  const { banners, stories } = shop.read
  const all: { subject: Subject; target: Target }[] = [
    ...(banners ?? []).map((one) => ({ subject: subjectOf('banner', one), target: one.target })),
    ...(stories ?? []).flatMap((story) =>
      story.slides.map(({ target }) => ({ subject: subjectOf('story', story), target })),
    ),
  ]
  return all
    .filter(({ target }) => !leads(target, shop))
    .map(({ subject, target: { type, value } }) =>
      finding('targetNowhere', 'wrong', [subject], {
        field: 'target',
        sent: inShort(value),
        about: { type },
      }),
    )
}
