import { type MultilingualText, textIn, unbroken } from '#/domain/text.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import css from './BannersView.module.css'
import { pressOf } from './presses.ts'

export type ShownBanner = {
  readonly id: string
  readonly title: MultilingualText
  readonly image: MultilingualText
}

/** The merchant's banners in a row, in `BannerView`s. */
export const BannersView = ({
  say,
  listRef,
  children,
}: {
  say: ViewContext['say']
  listRef?: React.Ref<HTMLUListElement>
  children: React.ReactNode
}) => (
  <ul ref={listRef} className={css.rail} aria-label={say(WORDS.offers)}>
    {children}
  </ul>
)

/** One banner. Without a target it is a picture; `to`: it leads to a page of ours. */
export function BannerView({
  banner: { id, title: titles, image },
  context: { language, Picture },
  isWide,
  isFirst,
  isTarget,
  to,
  onPress,
}: {
  banner: ShownBanner
  context: ViewContext
  isWide: boolean
  isFirst: boolean
  isTarget: boolean
  to?: string | undefined
  onPress?: ((event: React.MouseEvent) => void) | undefined
}) {
  const title = unbroken(textIn(titles, language))
  // The CDN crops to the size it is asked for: the shown size, so that nothing is cut off.
  const [width, height] = isWide ? [420, 188] : [330, 124]
  const inside = (
    <>
      <Picture
        src={textIn(image, language)}
        {...{ width, height }}
        sizes="(min-width: 64em) 420px, 330px"
        priority={isFirst}
        className={css.picture}
      />
      {title && <span className={css.title}>{title}</span>}
    </>
  )
  const press = pressOf('banner', id)
  return (
    <li className={css.item}>
      {to ? (
        <a href={to} className={css.target} data-press={press} onClick={onPress}>
          {inside}
        </a>
      ) : isTarget ? (
        <button type="button" className={css.target} data-press={press} onClick={onPress}>
          {inside}
        </button>
      ) : (
        <span className={css.target}>{inside}</span>
      )}
    </li>
  )
}
