import * as v from 'valibot'
import type { Ymaps3 } from './ymaps3.ts'

/**
 * Why there is no keyed map: no key; an unknown option; requested where there is no page; the script did not load; its
 * page did not; no message in time.
 */
const WORDS = {
  'missing-key': 'missing api key',
  'unknown-options': 'unknown option keys',
  'client-only': 'client-side loading only',
  'no-script': 'the script did not come',
  'no-frame': 'its page did not come',
  silent: 'no answer in time',
} as const
export type LoadTrouble = keyof typeof WORDS
export const LOAD_TROUBLES = Object.keys(WORDS) as LoadTrouble[]

/** `message` is the text for the log. */
export class MapLoadError extends Error {
  readonly trouble: LoadTrouble
  readonly about: string
  constructor(trouble: LoadTrouble, about = '') {
    super(`${WORDS[trouble]}${about && `: ${about}`}`)
    this.trouble = trouble
    this.about = about
  }
}

/** How the script is loaded: v3, Russian and not strict unless set otherwise. */
const Options = v.object({
  apikey: v.pipe(v.string(), v.regex(/\S/)),
  lang: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/)), 'ru_RU'),
  version: v.optional(v.picklist(['v3']), 'v3'),
  strictMode: v.optional(v.boolean(), false),
})
export type LoadOptions = v.InferOutput<typeof Options>

/** The options, whole. Throws `MapLoadError`: without a key, and on keys that are not options. */
export function loadOptions(given: Readonly<Record<string, unknown>>): LoadOptions {
  if (!v.safeParse(Options.entries.apikey, given.apikey).success) throw new MapLoadError('missing-key')
  const unknown = Object.keys(given).filter((key) => !(key in Options.entries))
  if (unknown.length > 0) throw new MapLoadError('unknown-options', unknown.join(', '))
  return v.parse(Options, given)
}

/** Address of the script. `csp`: the edition that keeps to the published policy. */
export function scriptUrl({ apikey, lang, version }: LoadOptions): string {
  return `https://api-maps.yandex.ru/${version}/?${new URLSearchParams({ apikey, lang, csp: '202512' })}`
}

/** Loads the script into this page. Rejects with `MapLoadError`. */
export async function loadYandex(options: LoadOptions): Promise<Ymaps3> {
  if (typeof document === 'undefined') throw new MapLoadError('client-only')
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl(options)
    script.onload = resolve
    script.onerror = () => reject(new MapLoadError('no-script'))
    document.head.append(script)
  })
  const { ymaps3 } = globalThis as { ymaps3?: Ymaps3 }
  if (!ymaps3) throw new MapLoadError('no-script')
  await ymaps3.ready
  ymaps3.strictMode = options.strictMode
  return ymaps3
}
