import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { LocateFixed, MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { GeocodedPlace } from '#/api/schema/address.ts'
import { addressLine } from '#/domain/geo/address-line.ts'
import { pointIn, pointText } from '#/domain/geo/coordinates.ts'
import { distanceMetres, type Point } from '#/domain/geo/geo.ts'
import { knownPointAtom, pointAtom } from '#/features/fulfilment/index.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { useDecimal } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinCommas, joinDots } from '#/lib/join.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { StoredText, usePersistedState } from '#/session/use-persisted-state.ts'
import { cityIdAtom } from '#/tenant/merchant.ts'
import { SkeletonText } from '#/ui/base/Skeleton.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { SearchBox } from '#/ui/form/SearchBox.tsx'
import { ListRow, ListRows } from '#/ui/ListRow.tsx'
import { Notice } from '#/ui/Notice.tsx'
import css from './PlaceSearch.module.css'
import { fromPlace, placeHere } from './place-of.ts'
import { LEAST_LETTERS, placesQuery } from './queries.ts'

/** A field for an address with suggestions; the last ones stay while the next are loading. */
export function PlaceSearch({
  label,
  onFound,
  isFloating = false,
  hasCursor = false,
}: {
  label: string
  onFound: (place: DraftPlace) => void
  /** It is shown over a map, to which the chosen place returns. */
  isFloating?: boolean
  /** The field has the focus at once. */
  hasCursor?: boolean
}) {
  const { t } = useLingui()
  const [text, setText] = usePersistedState('place search', StoredText, () => '')
  const field = useRef<HTMLInputElement>(null)
  // After the sheet around it, which gives the focus to its title first.
  useEffect(() => {
    if (hasCursor) field.current?.focus()
  }, [hasCursor])
  // Coordinates or a map link need no search.
  const point = pointIn(text)
  const take = (place: DraftPlace) => {
    if (isFloating) setText('')
    onFound(place)
  }
  return (
    <div className={classNames(css.search, isFloating && css.floating)}>
      <SearchBox
        ref={field}
        label={label}
        value={text}
        onChange={setText}
        autoComplete="street-address"
        maxLength={500}
      />
      {point ? (
        <ListRows as="ul" className={css.list} aria-label={t`Found addresses`}>
          <PointSuggestion point={point} onFound={take} />
        </ListRows>
      ) : (
        text.trim().length >= LEAST_LETTERS && <Suggestions text={text.trim()} onFound={take} />
      )}
    </div>
  )
}

function Suggestions({ text, onFound }: { text: string; onFound: (place: DraftPlace) => void }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const scope = useAtomValue(queryScopeAtom)
  const near = useAtomValue(pointAtom)
  const cityId = useAtomValue(cityIdAtom)
  const asked = useSettled(text)
  const query = useQuery(placesQuery(scope, asked, near, cityId))
  if (query.isPending) {
    return (
      <div className={css.waiting} role="status">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <SkeletonText lines={[70, 55, 80]} />
      </div>
    )
  }
  if (!query.data) {
    return (
      <Notice
        tone="error"
        title={t`Could not load`}
        action={{ label: t`Try again`, onPress: () => void query.refetch() }}
      >
        {errorText(query.error)}
      </Notice>
    )
  }
  if (query.data.length === 0) {
    return (
      <p className={css.none} role="status">
        {t`Nothing found. Try the street name or a landmark nearby`}
      </p>
    )
  }
  return (
    <ListRows as="ul" className={css.list} aria-label={t`Found addresses`}>
      {query.data.slice(0, 8).map((place) => (
        <Suggestion
          key={`${place.latitude},${place.longitude},${place.title}`}
          place={place}
          onFound={onFound}
        />
      ))}
    </ListRows>
  )
}

/** A found place: its street and house, and below what tells it from others: its area and how far it is. */
function Suggestion({ place, onFound }: { place: GeocodedPlace; onFound: (place: DraftPlace) => void }) {
  const { t } = useLingui()
  const decimal = useDecimal()
  const here = useAtomValue(knownPointAtom)
  const { streetName, houseNumber } = place
  const line = addressLine({ streetName, houseNumber })
  const km = here ? decimal(distanceMetres(here, place) / 1_000) : ''
  return (
    <li>
      <ListRow
        as="button"
        onClick={() => onFound(fromPlace(place, 'TARGET'))}
        before={<MapPin size={20} className={css.pin} aria-hidden="true" />}
        title={line || place.title}
        note={joinDots([line && restOf(place), km && t`${km} km`])}
      />
    </li>
  )
}

/** What the title says besides the line above it: "Chilanzar, Tashkent". */
function restOf({ title, streetName, houseNumber }: GeocodedPlace) {
  const line = joinCommas([streetName, houseNumber])
  return (title.startsWith(line) ? title.slice(line.length) : title).replace(/^[\s,]+/, '')
}

/** The point of typed coordinates; its address is looked up when it is chosen. */
function PointSuggestion({ point, onFound }: { point: Point; onFound: (place: DraftPlace) => void }) {
  const { t } = useLingui()
  const text = pointText(point)
  return (
    <li>
      <ListRow
        as="button"
        onClick={async () => onFound(await placeHere(point, 'COORDINATES', text))}
        before={<LocateFixed size={20} className={css.pin} aria-hidden="true" />}
        title={t`Pinned location: ${text}`}
      />
    </li>
  )
}

/** How long typing has to pause before the text is searched, ms. */
const PAUSE = 300

/** The text, once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
