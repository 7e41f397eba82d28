import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLeaveAccount } from '#/features/account/index.ts'
import { logoutAtom } from '#/session/logout.ts'
import { useShell } from '#/shell/chrome.ts'
import { Confirm } from '#/ui/Confirm.tsx'
import { Cell, Section } from '#/ui/kit.tsx'

/** Logs out after a confirmation, and leads to the menu. The customer's cached data is dropped too. */
export function LogOut() {
  const { t } = useLingui()
  const { channel } = useShell()
  const logout = useSetAtom(logoutAtom)
  const leaveAccount = useLeaveAccount()
  const [isAsked, setIsAsked] = useState(false)
  const leave = async () => {
    await logout(channel === 'TG')
    leaveAccount()
  }
  return (
    <>
      <Section>
        <Cell onPress={() => setIsAsked(true)} isDestructive>
          {t`Log out`}
        </Cell>
      </Section>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`Log out of this account?`}
        confirmLabel={t`Log out`}
        isDestructive
        onConfirm={leave}
      >
        {t`The basket and your food preferences are cleared on this device.`}
      </Confirm>
    </>
  )
}
