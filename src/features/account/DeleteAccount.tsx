import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { Confirm } from '#/ui/Confirm.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { Price } from '#/ui/Price.tsx'
import css from './DeleteAccount.module.css'
import { deleteAccountAtom, useWhatIsLost } from './use-delete-account.ts'
import { useLeaveAccount } from './use-leave-account.ts'

/** Deletes the account after two questions (PF-04): the first lists what is lost, the second asks for confirmation. */
export function DeleteAccount() {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const reportError = useReportError(t`Account not deleted`)
  const deleteAccount = useSetAtom(deleteAccountAtom)
  const leave = useLeaveAccount()
  const [isOpen, setIsOpen] = useState(false)
  const [isSure, setIsSure] = useState(false)
  const ask = () => {
    setIsSure(false)
    setIsOpen(true)
  }
  const confirm = async () => {
    if (!isSure) {
      setIsSure(true)
      return 'ask-again'
    }
    const error = await deleteAccount()
    shell.haptic(error ? 'error' : 'success')
    if (error) return reportError(error)
    leave()
    notify(t`Account deleted`)
  }
  return (
    <div className={css.end}>
      <Button look="danger" onPress={ask}>{t`Delete account`}</Button>
      <Confirm
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={isSure ? t`Delete it for good?` : t`Delete your account?`}
        confirmLabel={isSure ? t`Delete account` : t`Continue`}
        isDestructive
        onConfirm={confirm}
      >
        {isSure ? (
          <p role="alert">{t`This cannot be undone, and you are logged out on every device.`}</p>
        ) : (
          <WhatIsLost isOpen={isOpen} />
        )}
      </Confirm>
    </div>
  )
}

function WhatIsLost({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui()
  const { cashback, balance, cards, addresses, orders } = useWhatIsLost(isOpen)
  const rows: [name: string, figure: number | null | undefined, shown: (figure: number) => ReactNode][] = [
    [t`Cashback`, cashback, (sum) => <Price sum={sum} />],
    [t`Balance`, balance, (sum) => <Price sum={sum} />],
    [t`Saved cards`, cards, String],
    [t`Saved addresses`, addresses, String],
    [t`Order history`, orders, String],
  ]
  return (
    <>
      <p>{t`You will lose:`}</p>
      <ul className={css.lost}>
        {rows.map(
          ([name, figure, shown]) =>
            figure !== undefined &&
            figure !== 0 && (
              <li key={name}>
                <span>{name}</span>
                {figure !== null && <strong>{shown(figure)}</strong>}
              </li>
            ),
        )}
        <li>{t`Name, birthday and everything else about you`}</li>
      </ul>
      <p>{t`An order in progress will still arrive, but you won’t be able to track it here.`}</p>
    </>
  )
}
