import { useLingui } from '@lingui/react/macro'
import type { Draft } from '#/features/order-draft/index.ts'
import { limitShape, useShaped } from '#/ui/form/shape-text.ts'
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
        <Cell
          key={field}
          label={names[field]}
          value={door[field]}
          onChange={(text) => onDoor({ ...door, [field]: text })}
          inputMode={field === 'domophone' ? 'text' : 'numeric'}
        />
      ))}
    </div>
  )
}

function Cell({
  label,
  value,
  onChange,
  inputMode,
}: {
  label: string
  value: string
  onChange: (text: string) => void
  inputMode: 'text' | 'numeric'
}) {
  const shaped = useShaped(value, onChange, limitShape(DOOR_LENGTH))
  return (
    <label className={css.cell}>
      <span className={css.label}>{label}</span>
      <input
        className={css.input}
        value={value}
        {...shaped}
        placeholder="—"
        inputMode={inputMode}
        autoComplete="off"
      />
    </label>
  )
}
