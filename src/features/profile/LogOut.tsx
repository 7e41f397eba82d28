import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { href } from '#/paths.ts'
import { logoutAtom } from '#/session/logout.ts'
import { dropCustomer } from '#/session/query-keys.ts'
import { useShell } from '#/shell/chrome.ts'
import { Confirm } from '#/ui/Confirm.tsx'
import { Cell, Section } from '#/ui/kit.tsx'

/** Out, after a question; to the menu. What was read for this customer goes too. */
export function LogOut() {
  const { t } = useLingui()
  const { channel } = useShell()
  const queries = useQueryClient()
  const logout = useSetAtom(logoutAtom)
  const [, navigate] = useLocation()
  const [isAsked, setIsAsked] = useState(false)
  const leave = async () => {
    await logout(channel === 'TG')
    dropCustomer(queries)
    navigate(href('home'))
    window.scrollTo(0, 0)
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
        {t`The basket of this account is emptied on this device.`}
      </Confirm>
    </>
  )
}
