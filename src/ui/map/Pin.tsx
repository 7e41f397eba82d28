import { House, Store } from 'lucide-react'
import { useState } from 'react'
import type { Point } from '#/domain/geo/geo.ts'
import { classNames } from '#/lib/class-names.ts'
import scooter from '#/ui/art/scooter.webp'
import type { MapPin } from '#/ui/map/engine/map.ts'
import css from '#/ui/map/engine/Pin.module.css'

const ICONS = { branch: Store, home: House } as const

function Mark({ kind }: Pick<MapPin, 'kind'>) {
  if (kind === 'courier') return <img src={scooter} alt="" width={38} height={38} draggable={false} />
  const Icon = ICONS[kind]
  return <Icon size={20} aria-hidden="true" />
}

/** `onTab`: Tab also reaches pins outside of the map, to which a browser cannot scroll. */
export function Pin({
  pin,
  onPress,
  onTab,
}: {
  pin: MapPin
  onPress: ((id: string) => void) | undefined
  onTab: (point: Point) => void
}) {
  const looks = classNames(css.pin, css[pin.kind], pin.isChosen && css.chosen)
  if (!onPress) {
    return (
      <span className={looks} role="img" aria-label={pin.label}>
        <Mark kind={pin.kind} />
      </span>
    )
  }
  return (
    <button
      type="button"
      className={looks}
      aria-label={pin.label}
      aria-pressed={pin.isChosen ?? false}
      onClick={() => onPress(pin.id)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onTab(pin.point)}
    >
      <Mark kind={pin.kind} />
    </button>
  )
}

/** An element for each pin, the same as long as the pin exists: the map positions it, React renders into it. */
export function usePinElements(pins: readonly MapPin[]): ReadonlyMap<string, HTMLElement> {
  const ids = pins.map(({ id }) => id).join(' ')
  const [known, setKnown] = useState<{ ids: string; elements: Map<string, HTMLElement> }>({
    ids: '',
    elements: new Map(),
  })
  if (known.ids === ids) return known.elements
  const elements = new Map(
    pins.map(({ id }) => [id, known.elements.get(id) ?? document.createElement('div')] as const),
  )
  setKnown({ ids, elements })
  return elements
}
