import { useLingui } from '@lingui/react/macro'
import { atom, useAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'

/** The question was answered in this visit; a reload asks again. */
const hasPassedAtom = atom(false)

/**
 * The lock on the saved cards, which the client opens by a face or a finger (BX-40). `isOn` null: this device has none;
 * undefined: not known yet.
 */
export function useCardLock() {
  const { t } = useLingui()
  const { guard, haptic } = useShell()
  const notify = useNotify()
  const [isOn, setIsOn] = useState<boolean | null | undefined>(guard ? undefined : null)
  const [hasPassed, setHasPassed] = useAtom(hasPassedAtom)
  useEffect(() => {
    void guard?.isOn().then(setIsOn)
  }, [guard])
  const reason = t`To show your saved cards`
  const open = async () => {
    const isPassed = (await guard?.pass(reason)) ?? true
    haptic(isPassed ? 'success' : 'error')
    setHasPassed(isPassed)
  }
  const turn = async (wanted: boolean) => {
    const isTurned = (await guard?.turn(wanted, reason)) ?? false
    if (!isTurned) {
      notify(t`It was not confirmed, so nothing has changed`)
      return
    }
    setHasPassed(true)
    setIsOn(wanted)
  }
  return { isOn, isLocked: isOn === true && !hasPassed, open, turn }
}

/**
 * Asks for the face or the finger before a card pays, each time, where its lock is on (BX-40, DX-09). True: it was the
 * owner, or there is no lock.
 */
export function usePassCardLock(): () => Promise<boolean> {
  const { t } = useLingui()
  const { guard, haptic } = useShell()
  const notify = useNotify()
  const setHasPassed = useSetAtom(hasPassedAtom)
  return async () => {
    if (!(await guard?.isOn())) return true
    const isPassed = (await guard?.pass(t`To pay with your saved card`)) ?? false
    if (isPassed) setHasPassed(true)
    else {
      haptic('error')
      notify({ text: t`It was not confirmed, so the order was not sent`, outcomeOf: 'order' })
    }
    return isPassed
  }
}
