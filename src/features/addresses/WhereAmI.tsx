import { useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { api } from '#/api/api.ts'
import type { DraftPlace } from '#/features/draft/index.ts'
import { quietly } from '#/lib/told.ts'
import { locate } from '#/shell/geolocation.ts'
import { Wheel } from '#/ui/Button.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { fromPlace } from './place-of.ts'
import css from './WhereAmI.module.css'

type State = 'idle' | 'looking' | 'denied' | 'unavailable'

/** "My location": the device's place, then its address; without the address the point alone is taken. */
export function WhereAmI({ onFound }: { onFound: (place: DraftPlace) => void }) {
  const { t } = useLingui()
  const [state, setState] = useState<State>('idle')
  const look = async () => {
    setState('looking')
    const point = await locate()
    if (typeof point === 'string') return setState(point)
    const [, places] = quietly(await api.deliveries.placeAt(point))
    setState('idle')
    const near = places?.[0]
    const named = near ?? { title: t`My location`, streetName: '', houseNumber: '', cityId: null, ...point }
    // The point is the customer's own: the house found is only its name.
    onFound({ ...fromPlace(named, 'COORDINATES'), ...point })
  }
  return (
    <>
      <button
        type="button"
        className={css.row}
        aria-busy={state === 'looking' || undefined}
        onClick={state === 'looking' ? undefined : look}
      >
        <span className={css.icon} aria-hidden="true">
          {state === 'looking' ? <Wheel /> : <LocateFixed size={20} />}
        </span>
        {t`My location`}
      </button>
      {state === 'denied' && <Notice tone="warn" title={t`Please allow access to your location`} />}
      {state === 'unavailable' && (
        <Notice tone="warn" title={t`The device does not say where it is`}>
          {t`Type the street and the house instead.`}
        </Notice>
      )}
    </>
  )
}
