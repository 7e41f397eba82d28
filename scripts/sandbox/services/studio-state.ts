import * as v from 'valibot'
import type { Language } from '#/domain/text.ts'
import { type ProfileName, profiles } from '../../telegram-frame/page/profiles.ts'
import { Fault } from './errors.ts'
import { FaultRule } from './faults.ts'
import { isStudioSetting, meantBy, type StudioSetting } from './studio-choices.ts'

/** Widths of the shop in px: a phone, a tablet, a computer. */
export const SIZES = ['390', '768', '1440'] as const
export type StudioClient = 'web' | ProfileName

const isClient = (name: string): name is StudioClient => name === 'web' || Object.hasOwn(profiles, name)

/** A minute of Tashkent, `2026-11-25T23:30`, as a field of date and time spells it. */
const Minute = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/),
  v.check((minute) => !Number.isNaN(momentOf(minute))),
)

/** ms since 1970. */
export const momentOf = (minute: string) => Date.parse(`${minute}:00+05:00`)

/** A page of the shop with its query; not another host, and none of the sandbox's own pages. */
const Path = v.pipe(v.string(), v.regex(/^\/(?!\/|\\|sandbox(?:[/?#]|$))[^#\s]{0,300}$/))

/** Everything of a link that is no setting. What is missing is as the merchant has it. */
const Controls = v.object({
  merchant: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), 'demo'),
  lang: v.optional(v.picklist(['uz', 'ru', 'eng'] satisfies Language[])),
  theme: v.optional(v.picklist(['light', 'dark'])),
  size: v.optional(v.picklist(SIZES), '390'),
  client: v.optional(
    v.custom<StudioClient>((name) => typeof name === 'string' && isClient(name)),
    'web',
  ),
  path: v.optional(Path, '/'),
  at: v.optional(Minute),
  fault: v.optional(FaultRule.entries.kind),
  route: FaultRule.entries.route,
  ms: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), FaultRule.entries.ms.wrapped)),
})

export type StudioState = v.InferOutput<typeof Controls> & {
  settings: Partial<Record<StudioSetting, string | boolean>>
}

/**
 * The state of a studio by the fields of a link or of its form; empty ones are missing. BAD_REQUEST names the first
 * field that is unknown or has a value which the shop would not take.
 */
export function readStudioState(fields: Readonly<Record<string, string>>): StudioState {
  const given = Object.entries(fields).filter(([, text]) => text !== '')
  const settings: Partial<Record<StudioSetting, string | boolean>> = {}
  for (const [name, text] of given) {
    if (Object.hasOwn(Controls.entries, name)) continue
    const value = isStudioSetting(name) ? meantBy(name, text) : undefined
    if (value === undefined) throw new Fault('BAD_REQUEST', [{ field: name }])
    settings[name as StudioSetting] = value
  }
  const controls = v.safeParse(Controls, Object.fromEntries(given))
  if (!controls.success)
    throw new Fault('BAD_REQUEST', [{ field: v.getDotPath(controls.issues[0]) ?? 'query' }])
  return { ...controls.output, settings }
}
