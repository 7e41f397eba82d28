import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { KitRoot, SwitchCell } from '#/ui/kit.tsx'
import css from './CourierWishes.module.css'
import { EntrancePhoto } from './EntrancePhoto.tsx'
import { LineField } from './LineField.tsx'

/** What helps the courier to the door: words, a picture of the entrance, or coming down (CX-07). */
export function CourierWishes() {
  const { t } = useLingui()
  const { place, courierNote } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  return (
    <section className={css.card}>
      <LineField
        label={t`Note for the courier`}
        value={courierNote}
        onChange={(text) => change({ courierNote: text })}
        maxLength={300}
        isNote
      />
      <EntrancePhoto />
      {place && (
        <div className={css.outside}>
          <KitRoot>
            {/* The door and floor are not needed then. */}
            <SwitchCell
              checked={place.meetsOutside}
              onChange={(meetsOutside) => change({ place: { ...place, meetsOutside } })}
            >
              {t`I will meet the courier outside`}
            </SwitchCell>
          </KitRoot>
        </div>
      )}
    </section>
  )
}
