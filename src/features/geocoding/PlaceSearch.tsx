import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { LocateFixed, MapPin, Search, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { GeocodedPlace } from '#/api/schema/address.ts'
import { pointIn, pointText } from '#/domain/geo/coordinates.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { pointAtom } from '#/features/fulfilment/index.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { SkeletonText } from '#/first-screen/Skeleton.tsx'
import { VisuallyHidden } from '#/first-screen/VisuallyHidden.tsx'
import { classNames } from '#/lib/class-names.ts'
import { joinCommas } from '#/lib/join.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { cityIdAtom } from '#/tenant/cities.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { Notice } from '#/ui/Notice.tsx'
import css from './PlaceSearch.module.css'
import { fromPlace, placeHere } from './place-of.ts'
import { LEAST_LETTERS, placesQuery } from './queries.ts'
import { useSettled } from './use-settled.ts'

/** A typed address with suggestions; the last ones stay while the next are on their way. */
export function PlaceSearch({
  label,
  onFound,
  isFloating = false,
  hasCursor = false,
}: {
  label: string
  onFound: (place: DraftPlace) => void
  /** It lies over a map: what was found is taken back to it. */
  isFloating?: boolean
  /** It was asked for by a press: typing goes on at once. */
  hasCursor?: boolean
}) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const id = useId()
  // A pair of numbers or a link of a map says where by itself.
  const point = pointIn(text)
  const take = (place: DraftPlace) => {
    if (isFloating) setText('')
    onFound(place)
  }
  return (
    <div className={classNames(css.search, isFloating && css.floating)}>
      <div className={css.box}>
        <Search size={20} className={css.glass} aria-hidden="true" />
        <label htmlFor={id} className={css.spoken}>
          {label}
        </label>
        <input
          id={id}
          className={css.input}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone
          autoFocus={hasCursor}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={label}
          autoComplete="street-address"
          enterKeyHint="search"
          maxLength={500}
        />
        {text && (
          <button type="button" className={css.clear} aria-label={t`Clear`} onClick={() => setText('')}>
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {point ? (
        <ul className={css.list}>
          <PointSuggestion point={point} onFound={take} />
        </ul>
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
    <ul className={css.list}>
      {query.data.slice(0, 8).map((place) => (
        <Suggestion
          key={`${place.latitude},${place.longitude},${place.title}`}
          place={place}
          onFound={onFound}
        />
      ))}
    </ul>
  )
}

function Suggestion({ place, onFound }: { place: GeocodedPlace; onFound: (place: DraftPlace) => void }) {
  const line = joinCommas([place.streetName, place.houseNumber])
  return (
    <li>
      <button type="button" className={css.item} onClick={() => onFound(fromPlace(place, 'TARGET'))}>
        <MapPin size={20} className={css.pin} aria-hidden="true" />
        <span className={css.words}>
          <span className={css.title}>{line || place.title}</span>
          {line && place.title && place.title !== line && <span className={css.note}>{place.title}</span>}
        </span>
      </button>
    </li>
  )
}

/** The point of typed coordinates; its words are looked up when it is taken. */
function PointSuggestion({ point, onFound }: { point: Point; onFound: (place: DraftPlace) => void }) {
  const { t } = useLingui()
  const text = pointText(point)
  return (
    <li>
      <button
        type="button"
        className={css.item}
        onClick={async () => onFound(await placeHere(point, 'COORDINATES', text))}
      >
        <LocateFixed size={20} className={css.pin} aria-hidden="true" />
        <span className={css.words}>
          <span className={css.title}>{t`The point ${text}`}</span>
        </span>
      </button>
    </li>
  )
}
