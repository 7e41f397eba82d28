import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { APP_VERSION } from '#/domain/constants.ts'
import { href } from '#/paths.ts'
import css from './Version.module.css'

/** The release; a press on it shows what helps who looks for a fault (CX-11). */
export function Version() {
  const { t } = useLingui()
  return (
    <Link href={href('capabilities')} className={css.version}>
      {t`Version ${APP_VERSION}`}
    </Link>
  )
}
