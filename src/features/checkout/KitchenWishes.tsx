import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { OrderedService } from '#/domain/service.ts'
import { changeDraftAtom, draftAtom, kitchenRequestsAtom, MOST_PEOPLE } from '#/features/order-draft/index.ts'
import { KitRoot, SwitchCell } from '#/ui/kit.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import { Stepper } from '#/ui/Stepper.tsx'
import css from './KitchenWishes.module.css'
import { LineField } from './LineField.tsx'

/** Requests to the kitchen; at a table the waiter asks for the rest. */
export function KitchenWishes({ service }: { service: OrderedService }) {
  const { t } = useLingui()
  const { comment } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  return (
    <section className={css.card}>
      <LineField
        label={t`Note for the kitchen`}
        value={comment}
        onChange={(text) => change({ comment: text })}
        maxLength={300}
        isNote
      />
      {service !== 'DINE_IN' && (
        <>
          <IfMissing />
          <Cutlery />
        </>
      )}
    </section>
  )
}

/** What to do about a dish that has run out; stored for the next order (BX-17). */
function IfMissing() {
  const { t } = useLingui()
  const [{ ifMissing }, change] = useAtom(kitchenRequestsAtom)
  const label = t`If a dish is sold out`
  return (
    <div className={css.part}>
      <div className={css.choice}>
        {/* The group's heading already has this text as its name. */}
        <p className={css.label} aria-hidden="true">
          {label}
        </p>
        <Segmented
          label={label}
          value={ifMissing}
          options={[
            { value: 'CALL', label: t`Call me` },
            { value: 'REPLACE', label: t`Replace it` },
            { value: 'REMOVE', label: t`Leave it out` },
          ]}
          onChange={(chosen) => change({ ifMissing: chosen })}
        />
      </div>
    </div>
  )
}

/** Off by default at every order: most food is eaten at home (BX-18). */
function Cutlery() {
  const { t } = useLingui()
  const [{ cutlery }, change] = useAtom(kitchenRequestsAtom)
  return (
    <div className={css.part}>
      <KitRoot>
        <SwitchCell checked={cutlery > 0} onChange={(isOn) => change({ cutlery: isOn ? 1 : 0 })}>
          {t`Include cutlery`}
        </SwitchCell>
      </KitRoot>
      {cutlery > 0 && (
        <div className={css.people}>
          <span>{t`For how many people`}</span>
          <Stepper
            variant="quiet"
            name={t`set of cutlery`}
            count={cutlery}
            min={1}
            max={MOST_PEOPLE}
            onAdd={() => change({ cutlery: cutlery + 1 })}
            onRemove={() => change({ cutlery: cutlery - 1 })}
          />
        </div>
      )}
    </div>
  )
}
