import { useShell } from '#/shell/chrome.ts'
import { Skeleton } from '#/ui/Skeleton.tsx'
import home from './HomeScreen.module.css'
import css from './HomeSkeleton.module.css'

const some = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The home page while the shop is being looked up, in boxes of the same size. */
export function HomeSkeleton() {
  const isOwnChrome = useShell().chrome === 'own'
  return (
    <div className={css.page} aria-hidden="true">
      {isOwnChrome && (
        <div className={css.header}>
          <Skeleton width={40} height={40} radius={10} />
          <Skeleton width={120} height={22} radius={999} />
          <span className={css.space} />
          <Skeleton width={68} height={40} radius={999} />
        </div>
      )}
      <div className={home.home}>
        <div className={css.side}>
          {some(8).map((row) => (
            <Skeleton key={row} height={40} radius={14} />
          ))}
        </div>
        <div className={home.main}>
          <div className={home.top}>
            <div className={isOwnChrome ? css.narrowOnly : undefined}>
              <div className={css.where}>
                <Skeleton width={40} height={40} radius={999} />
                <span className={css.words}>
                  <Skeleton width={150} height={17} radius={999} />
                  <Skeleton width={190} height={12} radius={999} />
                </span>
              </div>
              <Skeleton height={38} radius="var(--radius-input)" className={css.switch ?? ''} />
            </div>
            <BannerSkeleton />
          </div>
          <MenuSkeleton hasTiles />
        </div>
      </div>
    </div>
  )
}

export function BannerSkeleton() {
  return (
    <div className={css.rail} aria-hidden="true">
      <Skeleton width={330} radius="var(--radius-card)" className={css.banner ?? ''} />
      <Skeleton width={330} radius="var(--radius-card)" className={css.banner ?? ''} />
    </div>
  )
}

type Look = 'CHIPS' | 'GRID' | 'LIST'

/** The boxes of `CategoryIndex` with `count` categories. */
export function CategoryIndexSkeleton({ look, count }: { look: Exclude<Look, 'CHIPS'>; count: number }) {
  const isGrid = look === 'GRID'
  const most = isGrid ? 6 : 5
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

/** Group tiles, categories in the shop's form and the first cards. */
export function MenuSkeleton({ hasTiles, look = 'CHIPS' }: { hasTiles: boolean; look?: Look }) {
  return (
    <>
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
        <CategoryIndexSkeleton look={look} count={5} />
      )}
      <div className={css.title}>
        <Skeleton width={170} height={22} radius={999} />
      </div>
      <div className={css.cards}>
        {some(8).map((card) => (
          <span key={card} className={css.card}>
            <Skeleton shape={1} radius="var(--radius-card)" />
            <Skeleton width="56%" height={17} radius={999} />
            <Skeleton width="88%" height={14} radius={999} />
            <Skeleton width="40%" height={12} radius={999} />
          </span>
        ))}
      </div>
    </>
  )
}
