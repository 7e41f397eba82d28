import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import banners from './BannersView.module.css'
import home from './HomeFrame.module.css'
import layout from './layout.module.css'
import css from './shapes.module.css'

/* The skeleton of the home page: all its placeholder boxes are here. */

/** How a narrow page shows the categories. */
export type IndexLook = 'CHIPS' | 'GRID' | 'LIST'

const some = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The settings of the page's frame. */
export type FrameParts = {
  /** The shop renders its own header: not inside Telegram. */
  hasHeader: boolean
  hasBrands: boolean
  hasSwitch: boolean
  /** The customer had active orders at the last look, or one to repeat. */
  hasOrderStrip: boolean
  hasStories: boolean
  hasBanners: boolean
  /** Data is saved: a button in the place of both. */
  hasOffers?: boolean
  /** The basket is beside the menu of a wide page. */
  hasPanel: boolean
}

/** The contents of the page; a missing one is replaced by its skeleton. */
type FrameContents = {
  header?: Elements
  /** The address row and the links beside it. */
  where?: React.ReactNode
  service?: React.ReactNode
  banners?: Elements
  /** Elements over the page: tabs, the basket. */
  over?: Elements
}

/** Header, side list and upper part of the page; the menu goes below. */
export function HomeFrame({
  parts,
  contents: { header = <HeaderShapes />, over, ...upper },
  children,
}: {
  parts: FrameParts
  contents: FrameContents
  children: Elements
}) {
  const { hasHeader } = parts
  return (
    <div className={layout.layout}>
      {hasHeader && header}
      <main className={layout.main}>
        <div
          className={classNames(home.home, hasHeader && home.underHeader, parts.hasPanel && home.withPanel)}
        >
          <SideShapes />
          <div className={home.main}>
            <UpperPart parts={parts} contents={upper} />
            {children}
          </div>
          {parts.hasPanel && (
            <div className={home.panel}>
              <PanelShape />
            </div>
          )}
        </div>
      </main>
      {over}
    </div>
  )
}

/** The categories at the left of a wide page. */
export const SideShapes = () => (
  <div className={css.side} aria-hidden="true">
    {some(8).map((row) => (
      <Skeleton key={row} height={40} radius={14} />
    ))}
  </div>
)

/** The basket at the right of a wide page. */
export const PanelShape = () => <Skeleton height={360} radius="var(--radius-card)" />

function UpperPart({
  parts: { hasHeader, hasBrands, hasSwitch, hasOrderStrip, hasStories, hasBanners, hasOffers },
  contents: { where = <WhereShapes />, service = <ServiceShape />, banners = <BannerShapes /> },
}: {
  parts: FrameParts
  contents: Omit<FrameContents, 'header' | 'over'>
}) {
  const narrow = hasHeader ? css.narrowOnly : ''
  return (
    <div className={home.top}>
      {/* Empty parts are left out. */}
      {hasBrands && (
        <div>
          <Skeleton height="var(--brand-tabs)" radius={16} />
        </div>
      )}
      <div className={classNames(home.where, narrow)}>{where}</div>
      {hasSwitch && <div className={classNames(home.service, narrow)}>{service}</div>}
      {hasOrderStrip && <ActiveOrderShape />}
      {hasStories && <StoryShapes />}
      {hasBanners && banners}
      {hasOffers && <OffersShape />}
    </div>
  )
}

export const HeaderShapes = () => (
  <div aria-hidden="true">
    <div className={css.header}>
      <Skeleton width={40} height={40} radius={10} />
      <Skeleton width={120} height={22} radius={999} />
      <span className={css.space} />
      <Skeleton width={68} height={40} radius={999} />
    </div>
  </div>
)

export const WhereShapes = () => (
  <div className={css.where} aria-hidden="true">
    <Skeleton width={40} height={40} radius={999} />
    <span className={css.words}>
      <Skeleton width={150} height={17} radius={999} />
      <Skeleton width={190} height={12} radius={999} />
    </span>
  </div>
)

export const ServiceShape = () => (
  <div aria-hidden="true">
    <Skeleton height={38} radius="var(--radius-input)" />
  </div>
)

/** The strip of the active orders or of the one to repeat, which the app loads for customers alone. */
export const ActiveOrderShape = () => (
  <div className={home.activeOrder} aria-hidden="true">
    <Skeleton height="100%" radius="var(--radius-section)" />
  </div>
)

/** Rings of stories; the app alone renders more of them, in this room. */
export const StoryShapes = () => (
  <div className={classNames(home.stories, css.stories)} aria-hidden="true">
    {some(5).map((ring) => (
      <Skeleton key={ring} width={64} height={64} radius={999} className={css.ring} />
    ))}
  </div>
)

/** The room of the button for stories and banners. */
export const OffersShape = () => (
  <div className={home.offers} aria-hidden="true">
    <Skeleton height="100%" radius="var(--radius-button)" />
  </div>
)

export const BannerShapes = () => (
  <div className={banners.rail} aria-hidden="true">
    {some(2).map((one) => (
      <span key={one} className={banners.item}>
        <Skeleton radius="var(--radius-card)" className={banners.target ?? ''} />
      </span>
    ))}
  </div>
)

/** Entries of the larger category index before a press shows the rest: the first dishes stay in sight, under groups too. */
export const AT_FIRST = { GRID: 6, LIST: 3 } as const

/** The skeleton of the larger category index with `count` entries. */
export function IndexShapes({ look, count }: { look: Exclude<IndexLook, 'CHIPS'>; count: number }) {
  const isGrid = look === 'GRID'
  const most = AT_FIRST[look]
  return (
    <div className={css.contents} aria-hidden="true">
      <div className={isGrid ? css.contentsTiles : css.contentsRows}>
        {some(count > most + 1 ? most : count).map((entry) => (
          <Skeleton key={entry} {...(isGrid ? { shape: 1 } : { height: 44 })} radius="var(--radius-card)" />
        ))}
      </div>
      {count > most + 1 && <Skeleton height={40} radius="var(--radius-input)" />}
    </div>
  )
}

export const CardShapes = () => (
  <div className={css.cards}>
    {some(8).map((card) => (
      <span key={card} className={css.card}>
        <Skeleton radius="var(--radius-card)" className={css.picture} />
        <Skeleton width="56%" height={17} radius={999} />
        <Skeleton width="88%" height={14} radius={999} />
        <Skeleton width="40%" height={12} radius={999} />
      </span>
    ))}
  </div>
)

/** Group tiles, categories in the shop's form and the first cards. */
export function MenuShapes({ hasTiles, look = 'CHIPS' }: { hasTiles: boolean; look?: IndexLook }) {
  return (
    <div aria-hidden="true">
      {hasTiles && (
        <div className={css.tiles}>
          {some(6).map((tile) => (
            <span key={tile} className={css.tile}>
              <Skeleton width={78} height={62} radius="var(--radius-card)" />
              <Skeleton width={50} height={10} radius={999} />
            </span>
          ))}
        </div>
      )}
      {look === 'CHIPS' ? (
        <div className={css.strip}>
          {[68, 104, 96, 110].map((width) => (
            <Skeleton key={width} width={width} height={36} radius={999} />
          ))}
        </div>
      ) : (
        <IndexShapes look={look} count={5} />
      )}
      <div className={css.title}>
        <Skeleton width={170} height={22} radius={999} />
      </div>
      <CardShapes />
    </div>
  )
}
