import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Language } from '#/domain/text.ts'
import { useLanguage } from '#/i18n/use-language.ts'

/** What is read of an error; the wire's `ApiError` has this shape, anything else has none of it. */
type Known = { kind?: unknown; status?: unknown; message?: unknown }

/**
 * What happened, for a customer: the server's own words if it wrote some, else the kind of trouble. Never a code.
 * A string is said as it is, a descriptor goes through the catalog.
 */
export function describeError(error: unknown, language: Language): string | MessageDescriptor {
  const { kind, status, message } = knownOf(error)
  const said = serverText(message, language)
  if (said) return said
  if (kind === 'network')
    return isOffline()
      ? msg`There is no internet. Connect and try again.`
      : msg`No response. Check the connection and try again.`
  if (kind === 'timeout') return msg`The server is taking too long to respond. Try again in a minute.`
  if (status === 429) return msg`Too many attempts. Wait a minute and try again.`
  if (status === 404) return msg`This is no longer available.`
  if (kind === 'bad-answer')
    return msg`The response could not be read. If your Wi-Fi asks you to log in, do that first; otherwise try again in a minute.`
  if (kind === 'http')
    return Number(status) >= 500
      ? msg`Something went wrong on our side. Try again in a minute.`
      : msg`This was not accepted. Try again, and if it happens again, call the branch.`
  return msg`This did not work. Try again in a minute.`
}

const isOffline = () => typeof navigator === 'object' && navigator.onLine === false

/** A failed read throws the wire's error wrapped in one of its own; what is inside says what happened. */
function knownOf(error: unknown): Known {
  if (typeof error !== 'object' || error === null) return {}
  return 'error' in error ? knownOf(error.error) : error
}

function serverText(message: unknown, language: Language): string {
  if (typeof message !== 'object' || message === null) return ''
  const texts = message as Partial<Record<Language, unknown>>
  const said = texts[language] || texts.ru || texts.uz || texts.eng
  return typeof said === 'string' ? said : ''
}

/** `describeError` in the language of the page. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (error) => {
    const what = describeError(error, language)
    return typeof what === 'string' ? what : i18n._(what)
  }
}
