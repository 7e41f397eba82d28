import { type MouseEvent, Suspense, useRef } from 'react'
import type { Banner } from '#/api/schema/content.ts'
import { useWay, type Way } from '#/features/targets/index.ts'
import { BannersView, BannerView } from '#/first-screen/BannersView.tsx'
import { lazyPart } from '#/ui/lazy-component.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { useWidth } from '#/ui/use-width.ts'

const BannerAdvance = lazyPart(() => import('./BannerAdvance.ts'), 'BannerAdvance')

/** Banners in a row. One whose target does not exist is a picture without a link. */
export function BannerRail({
  banners,
  onCategory,
}: {
  banners: readonly Banner[]
  onCategory: (id: string) => void
}) {
  const context = useViewContext()
  const wayOf = useWay(onCategory)
  const isWide = useWidth() !== 'narrow'
  const rail = useRef<HTMLUListElement>(null)
  return (
    <>
      <BannersView say={context.say} listRef={rail}>
        {banners.map((banner, index) => {
          const way = wayOf(banner.target)
          return (
            <BannerView
              key={banner.id}
              {...{ banner, context, isWide }}
              isFirst={index === 0}
              isTarget={way !== null}
              to={way?.to}
              onPress={way ? (event) => follow(way, event) : undefined}
            />
          )
        })}
      </BannersView>
      {banners.length > 1 && (
        <Suspense>
          <BannerAdvance rail={rail} />
        </Suspense>
      )}
    </>
  )
}

/** A link that is to open elsewhere is left to the browser. */
function follow({ to, go }: Way, event: MouseEvent) {
  if (to && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
  event.preventDefault()
  go()
}
