import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Map as MapIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { fitView } from '#/domain/geo/fit.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { classNames } from '#/lib/class-names.ts'
import { useFullscreen, usePageBackground, useTitle } from '#/shell/chrome.ts'
import { ActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import { isSavingDataAtom } from '#/ui/data-saver.ts'
import { useOnItsSide } from '#/ui/use-on-its-side.ts'
import { useSize } from '#/ui/use-size.ts'
import { useWidth } from '#/ui/use-width.ts'
import type { MapInsets } from './engine/map.ts'
import css from './MapPage.module.css'
import { MapView } from './MapView.tsx'

const NONE: MapInsets = { top: 0, right: 0, bottom: 0, left: 0 }
/** What a pin takes around its point. */
const PIN_PX = 48
/** A single place is shown with the streets around it. */
const CLOSEST = 14

/**
 * A page with a map: content over its upper end, a card at its lower one; side by side on wide pages and on a phone that
 * lies on its side. Where data is saved the map is loaded by a press (CX-10): list and fields do the same.
 */
export function MapPage({
  title,
  top,
  card,
  isInPage = false,
  fit,
  ...map
}: {
  title: string
  top?: ReactNode
  card: Elements
  /** Between the header and the footer of the default layout; else it fills that of maps. */
  isInPage?: boolean
  /** Points that are all in sight at first, and whenever they become others. */
  fit?: readonly Point[] | undefined
} & Omit<ComponentProps<typeof MapView>, 'label' | 'insets'>) {
  useTitle(title)
  // With the background `groups` a phone shows no footer.
  usePageBackground(isInPage ? 'groups' : 'page')
  useFullscreen(!isInPage)
  const [pageBox, pageSize] = useSize()
  const [topBox, topSize] = useSize()
  const [cardBox, cardSize] = useSize()
  const isWide = useWidth() !== 'narrow'
  const isOnItsSide = useOnItsSide()
  const isSpared = useAtomValue(isSavingDataAtom)
  const [isAsked, setIsAsked] = useState(false)
  const { t } = useLingui()
  const beside = isWide ? { ...NONE, left: 448 } : { ...NONE, right: cardSize.width }
  const isBeside = isWide || isOnItsSide
  const insets = isBeside ? beside : { ...NONE, top: topSize.height, bottom: cardSize.height }
  const width = pageSize.width - insets.left - insets.right - 2 * PIN_PX
  const height = pageSize.height - insets.top - insets.bottom - 2 * PIN_PX
  const fitted = useMemo(
    () => (fit && width > 0 && height > 0 ? fitView(fit, { width, height }, CLOSEST) : null),
    [fit, width, height],
  )
  return (
    <div ref={pageBox} className={classNames(css.page, isInPage && css.inPage)}>
      <h1 className={hidden.spoken}>{title}</h1>
      {/* The list and the fields come first for screen readers. */}
      <div className={css.side}>
        <div ref={topBox} className={css.top}>
          {top}
        </div>
        <div ref={cardBox} className={css.card}>
          <span className={css.grabber} aria-hidden="true" />
          {card}
          {isBeside && <ActionSlot />}
        </div>
      </div>
      {isSpared && !isAsked ? (
        <div className={css.spared} style={{ inset: sidesOf(insets) }}>
          <Button icon={<MapIcon size={20} aria-hidden="true" />} onPress={() => setIsAsked(true)}>
            {t`Show map`}
          </Button>
        </div>
      ) : (
        <MapView label={title} insets={insets} {...map} {...(fitted && { view: fitted })} />
      )}
    </div>
  )
}

const sidesOf = ({ top, right, bottom, left }: MapInsets) => `${top}px ${right}px ${bottom}px ${left}px`

/** A list in the card: long ones scroll in it, so that the map keeps its part of the page. */
export function MapList({ children }: { children: ReactNode }) {
  return <div className={css.list}>{children}</div>
}
