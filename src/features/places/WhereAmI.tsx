import { useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { DraftPlace } from '#/features/draft/index.ts'
import { locate } from '#/shell/geolocation.ts'
import { Wheel } from '#/ui/Button.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { placeHere } from './place-of.ts'
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
    onFound(await placeHere(point, 'COORDINATES', t`My location`))
    setState('idle')
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
