import { useLingui } from '@lingui/react/macro'
import type { Draft } from '#/features/order-draft/index.ts'
import { limitText } from '#/ui/form/shape-text.ts'
import css from './DoorFields.module.css'

/** The most UTF-16 units of each. */
const DOOR_LENGTH = 20

/** Entrance, floor, flat and intercom, side by side; those of a block of flats. */
export function DoorFields({ door, onDoor }: { door: Draft['door']; onDoor: (door: Draft['door']) => void }) {
  const { t } = useLingui()
  const names = { entrance: t`Entrance`, floor: t`Floor`, office: t`Flat`, domophone: t`Intercom` } as const
  return (
    <div className={css.door}>
      {(['entrance', 'floor', 'office', 'domophone'] as const).map((field) => (
        <label key={field} className={css.cell}>
          <span className={css.label}>{names[field]}</span>
          <input
            className={css.input}
            value={door[field]}
            onChange={(event) => onDoor({ ...door, [field]: limitText(event, door[field], DOOR_LENGTH) })}
            placeholder="—"
            inputMode={field === 'domophone' ? 'text' : 'numeric'}
            autoComplete="off"
          />
        </label>
      ))}
    </div>
  )
}
