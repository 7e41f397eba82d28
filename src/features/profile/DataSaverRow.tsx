import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useId, useState } from 'react'
import { lineHere, savesData } from '#/lib/saves-data.ts'
import { keys } from '#/session/keys.ts'
import { storedAtom } from '#/session/saved.ts'
import { useShell } from '#/shell/chrome.ts'
import { isSavingDataAtom } from '#/ui/data-saver.ts'
import { Cell } from '#/ui/kit.tsx'
import { RadioRow, RadioRows } from '#/ui/RadioRow.tsx'
import { Sheet } from '#/ui/Sheet.tsx'

const choiceAtom = storedAtom(keys.dataSaver)

/** How the customer saves data, and the way to change it. `hasValue`: there is room to say it in the row. */
export function DataSaverRow({ icon, hasValue }: { icon: ReactNode; hasValue: boolean }) {
  const { t } = useLingui()
  const choice = useAtomValue(choiceAtom)
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Cell
        onPress={() => setIsChoosing(true)}
        hasChevron={hasValue}
        before={icon}
        after={hasValue && <span>{choice === null ? t`Automatic` : choice ? t`On` : t`Off`}</span>}
      >
        {t`Data saver`}
      </Cell>
      <DataSaverSheet open={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
}

/** The choice holds at once, for the page that is open too, and on this device. */
function DataSaverSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const shell = useShell()
  const name = useId()
  const [choice, setChoice] = useAtom(choiceAtom)
  const setIsSaving = useSetAtom(isSavingDataAtom)
  const take = (value: boolean | null) => {
    shell.haptic('selection')
    setChoice(value)
    setIsSaving(savesData(value, lineHere()))
    onClose()
  }
  const rows = [
    {
      value: null,
      title: t`Automatic`,
      note: t`On a slow connection, or when your browser asks to save data`,
    },
    { value: true, title: t`Always on`, note: t`Pictures, offers and maps load when you press them` },
    { value: false, title: t`Off` },
  ]
  return (
    <Sheet open={open} onClose={onClose} title={t`Data saver`} isNarrow>
      <RadioRows label={t`Data saver`}>
        {rows.map(({ value, ...words }) => (
          <RadioRow
            key={String(value)}
            {...words}
            isStrong={value === choice}
            name={name}
            checked={value === choice}
            onChange={() => take(value)}
            onClick={value === choice ? onClose : undefined}
          />
        ))}
      </RadioRows>
    </Sheet>
  )
}
