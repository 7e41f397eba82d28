import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { atom, useAtomValue } from 'jotai'
import type { Language } from '#/domain/text.ts'
import { restOfTexts } from '#/i18n/catalog.ts'
import { useLanguage } from '#/i18n/use-language.ts'

type WordsOfCode = typeof import('./code-words.ts').wordsOfCode

/** The fields that are read of an error; the API's `ApiError` has them, other values have none. */
type Known = {
  kind?: unknown
  status?: unknown
  message?: unknown
  code?: unknown
  retryAfter?: unknown
  details?: unknown
  advice?: unknown
}

const loadedAtom = atom<{ wordsOfCode: WordsOfCode | null }>({ wordsOfCode: null })
/** What the codes of errors mean; null until it has been requested. */
export const wordsOfCodeAtom = atom((get) => get(loadedAtom).wordsOfCode)

/**
 * Fetches the words of the codes; `error`: only if this one needs them. Without them an error is described by its kind.
 */
export const fetchCodeWordsAtom = atom(null, async (get, set, error?: Known) => {
  if (get(wordsOfCodeAtom) || (error && (!error.code || serverText(error.message, 'ru')))) return
  const loaded = await Promise.all([import('./code-words.ts'), restOfTexts()]).catch(() => null)
  if (loaded) set(loadedAtom, loaded[0])
})

/**
 * What happened, for a customer: the server's own words if it wrote some, else what its code means, else the kind of
 * trouble. Never a code. A string is said as it is, a descriptor goes through the catalog.
 */
export function describeError(
  error: unknown,
  language: Language,
  wordsOfCode: WordsOfCode | null,
): string | MessageDescriptor {
  const { kind, status, message, code, details, retryAfter, advice } = knownOf(error)
  const said = serverText(message, language)
  if (said) return said
  const numbers = { ...(Array.isArray(details) && details[0]), retryAfter }
  const words = typeof code === 'string' && wordsOfCode?.(code, numbers, language)
  if (words) return words
  if (kind === 'network')
    return isOffline()
      ? msg`There is no internet. Connect and try again.`
      : msg`No response. Check the connection and try again.`
  if (kind === 'timeout') return msg`The server is taking too long to respond. Try again in a minute.`
  if (status === 429 || advice === 'wait') return msg`Too many attempts. Wait a minute and try again.`
  if (advice === 'send-less') return msg`This is too large to be sent. Choose a smaller photo or write less.`
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

/** A failed query throws the `ApiError` wrapped in a `CallFailed`, so the inner one is described. */
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
  const wordsOfCode = useAtomValue(wordsOfCodeAtom)
  return (error) => {
    const what = describeError(error, language, wordsOfCode)
    return typeof what === 'string' ? what : i18n._(what)
  }
}
