import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { errorOf } from '#/api/query.ts'
import type { HandOverCode } from '#/api/schema/hand-over.ts'
import { botOf, telegramStartLink, webStartLink } from '#/config/start-links.ts'
import { groupedCode } from '#/domain/basket/hand-over.ts'
import { minutesAndSeconds } from '#/domain/hours/countdown.ts'
import { copyText } from '#/lib/copy-text.ts'
import { keys } from '#/session/keys.ts'
import { useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/links.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { Button } from '#/ui/Button.tsx'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { QrCode } from '#/ui/QrCode.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { useCountdown } from '#/ui/use-countdown.ts'
import css from './HandOverSheet.module.css'
import { HaveCode } from './HaveCode.tsx'
import { useHandOver } from './hand-over.ts'

/** The code that takes this basket to another device, for its camera and for its keyboard (CX-02). */
export function HandOverSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Continue on another device`} isNarrow className={css.panel}>
      {open && <HandOver />}
    </Sheet>
  )
}

function HandOver() {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { mutate: ask, data, error } = useHandOver()
  useEffect(() => ask(), [ask])
  if (error)
    return (
      <Notice
        tone="error"
        title={t`There is no code yet`}
        action={{ label: t`Try again`, onPress: () => ask() }}
      >
        {errorText(errorOf(error))}
      </Notice>
    )
  if (!data) return <Waiting />
  return <Code key={data.code} made={data} onRenew={() => ask()} />
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div className={css.sheet} role="status" aria-busy="true" aria-label={t`Loading`}>
      <Skeleton height={208} width={208} radius="var(--radius-section)" />
      <Skeleton height={44} width={200} />
    </div>
  )
}

type Where = 'browser' | 'telegram'

function Code({ made, onRenew }: { made: HandOverCode; onRenew: () => void }) {
  const { t } = useLingui()
  const seconds = useCountdown(Date.parse(made.expiresAt))
  const bot = botOf(useAtomValue(linksAtom).bot, useAtomValue(merchantAtom)?.appId ?? '')
  const [where, setWhere] = useState<Where>('browser')
  const { code } = made
  if (seconds === 0)
    return (
      <Notice tone="warn" title={t`This code has expired`} action={{ label: t`New code`, onPress: onRenew }}>
        {t`Your basket is still here.`}
      </Notice>
    )
  const left = minutesAndSeconds(seconds)
  const link =
    where === 'telegram'
      ? telegramStartLink(`h_${code}`, bot)
      : webStartLink(`h_${code}`, window.location, import.meta.env, keys.tabVendor.read())
  return (
    <div className={css.sheet}>
      {bot && (
        <Segmented
          label={t`Where to continue`}
          value={where}
          options={[
            { value: 'browser', label: t`In a browser` },
            { value: 'telegram', label: t`In Telegram` },
          ]}
          onChange={setWhere}
          className={css.where}
        />
      )}
      <div className={css.scan}>
        <p className={css.lead}>
          {t`Point the camera of the other device at this code. The basket opens there.`}
        </p>
        <QrCode
          text={link}
          label={where === 'telegram' ? t`QR code for Telegram` : t`QR code for the browser`}
        />
      </div>
      <Typed code={code} />
      <p className={css.left} role="timer">{t`One-time code, ${left} left`}</p>
      <Send link={link} where={where} />
      <p className={css.note}>
        {t`Only the dishes and your notes to them are sent. Your name, phone number and address stay on this device, and this basket stays here too.`}
      </p>
      <HaveCode />
    </div>
  )
}

/** The code for a keyboard: on a device without a camera. */
function Typed({ code }: { code: string }) {
  const { t } = useLingui()
  const notify = useNotify()
  const copy = async () =>
    notify((await copyText(code)) ? t`Code copied` : { text: t`Please copy the code by hand`, tone: 'error' })
  return (
    <div className={css.typed}>
      <p
        className={css.or}
      >{t`No camera? Open the basket or the profile there, choose “I have a code from another device” and enter:`}</p>
      <p className={css.row}>
        <span className={css.code}>{groupedCode(code)}</span>
        <Button size="line" onPress={() => void copy()}>{t`Copy`}</Button>
      </p>
    </div>
  )
}

/** The link for this device: to send it on, or to go on in Telegram at once, unless that is where we are. */
function Send({ link, where }: { link: string; where: Where }) {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  if (where === 'telegram' && shell.launch.initData === null)
    return (
      <Button
        isWide
        onPress={() => shell.openTelegramLink(link)}
      >{t`Open in Telegram on this device`}</Button>
    )
  const send = async () => {
    const outcome = await shell.share(link, t`My basket`)
    if (outcome === 'copied') notify(t`Link copied`)
    if (outcome === 'failed') notify({ text: t`Could not share the link`, tone: 'error' })
  }
  return <Button isWide onPress={() => void send()}>{t`Send the link`}</Button>
}
