import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { FaultRule } from './faults.ts'
import { momentOf, type StudioState } from './studio-state.ts'
import type { Tenant, Tenants } from './tenants.ts'

/*
 * The studio (CX-04) shows a shop with other settings than its merchant has, to one person. Each open studio is a
 * variant of the merchant under a name of its own, `demo--0f3a…`, which the shop takes like any vendor: its record has
 * the id `m-demo--0f3a…`, which the shop sends with every call and keeps its storage by. Nothing of it is in the
 * database; customers, orders and stock are the merchant's.
 */

/** How long a variant is kept after its last call, ms. */
const KEPT_MS = 12 * 3_600_000
/** How many variants are kept; the one that was called least recently goes first. */
const MOST = 200

const NAME = /^(.+)--([0-9a-f]{10})$/

type Variant = {
  id: string
  /** The merchant as it is for everybody else. */
  own: Tenant
  /** The merchant as the shop of this studio sees it. */
  tenant: Tenant
  fault: FaultRule | null
  at: string | undefined
  /** What is added to the server's clock, ms. */
  offset: number
  lastCall: number
}

const nameOf = (name: string, id: string) => `${name}--${id}`

/** The theme that the shop of this merchant has on the web. */
export const ownTheme = ({ wire: { settings, merchant } }: Tenant): 'light' | 'dark' =>
  settings.isDark === true || merchant.theme === 'DARK' ? 'dark' : 'light'

function changed(own: Tenant, id: string, { settings, theme = ownTheme(own) }: StudioState): Tenant {
  const isDark = theme === 'dark'
  return {
    ...own,
    wire: {
      ...own.wire,
      merchant: { ...own.wire.merchant, id: nameOf(own.id, id), theme: isDark ? 'DARK' : 'LIGHT' },
      settings: Object.assign({}, own.wire.settings, settings, { isDark }),
    },
  }
}

/** The wait of faults that are nothing without one, ms. */
const USUAL_WAIT_MS: { [K in FaultRule['kind']]?: number } = { delay: 3_000, late: 3_000 }

const faultOf = ({ fault, route, ms }: StudioState): FaultRule | null =>
  fault ? { kind: fault, route, ms: ms ?? USUAL_WAIT_MS[fault] ?? 0, times: null } : null

/** The open studios, in memory for the life of this process. */
export function createStudio(clock: Clock) {
  const variants = new Map<string, Variant>()

  const byId = (id: string): Variant | null => {
    const found = variants.get(id)
    if (!found) return null
    variants.delete(id)
    if (clock.now() - found.lastCall > KEPT_MS) return null
    found.lastCall = clock.now()
    // Set again, so that the first of the map is the one that was called least recently.
    variants.set(id, found)
    return found
  }

  const byName = (text: string): Variant | null => {
    const [, name, id = ''] = NAME.exec(text.toLowerCase()) ?? []
    const found = byId(id)
    return found && (name === found.own.sub || name === found.own.id) ? found : null
  }

  return {
    /** The id of a studio that is not open yet. */
    newId: () => randomBytes(5).toString('hex'),
    /** Opens a studio of this merchant under an id; false: it is none of a studio, or is taken. */
    open: (id: string, own: Tenant, state: StudioState): boolean => {
      if (!NAME.test(nameOf(own.sub, id)) || byId(id)) return false
      const offset = state.at ? momentOf(state.at) - clock.now() : 0
      const { at } = state
      const tenant = changed(own, id, state)
      variants.set(id, { id, own, tenant, fault: faultOf(state), at, offset, lastCall: clock.now() })
      const [oldest] = variants.keys()
      if (variants.size > MOST && oldest !== undefined) variants.delete(oldest)
      return true
    },
    /** Changes an open studio, from its next call on; false: there is none of this id, or it has another merchant. */
    change: (id: string, state: StudioState): boolean => {
      const variant = byId(id)
      if (!variant || variant.own.sub !== state.merchant) return false
      variant.tenant = changed(variant.own, id, state)
      variant.fault = faultOf(state)
      // A clock that was set runs on; only another time sets it anew.
      if (state.at !== variant.at) variant.offset = state.at ? momentOf(state.at) - clock.now() : 0
      variant.at = state.at
      return true
    },
    /** The name under which the shop is opened, as vendor or sub-domain. */
    nameOf: (own: Tenant, id: string) => nameOf(own.sub, id),
    /** The merchant of a variant by its name or by the id of its record; null: it is none, or it has expired. */
    find: (name: string): Tenant | null => byName(name)?.tenant ?? null,
    /** The time of a variant, ms since 1970; null: the name is none of a variant. */
    nowOf: (name: string | undefined): number | null => {
      const variant = byName(name ?? '')
      return variant && clock.now() + variant.offset
    },
    /** The fault that was asked for in a variant. */
    faultOf: (name: string | undefined): FaultRule | null => byName(name ?? '')?.fault ?? null,
  }
}
export type Studio = ReturnType<typeof createStudio>

/** The merchants, and the variants of them by their names. */
export const withVariants = (tenants: Tenants, studio: Studio): Tenants => ({
  ...tenants,
  find: (name) => studio.find(name) ?? tenants.find(name),
  seek: async (name) => studio.find(name) ?? tenants.seek(name),
})
