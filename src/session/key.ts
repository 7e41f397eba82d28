import * as v from 'valibot'
import { scopedName } from '#/config/first-paint.ts'
import { isTooDeep } from '#/lib/json-depth.ts'
import { log } from '#/lib/log.ts'
import { storage, type TextStorage } from '#/lib/storage.ts'

/**
 * When a key is deleted. `logout`: with the customer. `brand`: with the customer, but only the current brand's.
 * `never`: it belongs to the shop or the device.
 */
type ClearedBy = 'logout' | 'brand' | 'never'

export type Key<T> = {
  name: string
  clearedBy: ClearedBy
  read: () => T
  /** `memory`: storage refused it, it holds for this visit only. */
  write: (value: T) => 'persisted' | 'memory' | undefined
  clear: () => void
  /** Called with the new value when another tab writes it. */
  subscribe: (changed: (value: T) => void) => () => void
}

/** The owner of saved state: no other merchant, brand or Telegram account may see it (TG-14). */
export type Scope = { merchantId: string; brandId: string; telegramUserId: string }

/** A key of the storage or of the tab's; what is stored there and does not pass its schema counts as `missing`. */
export function key<S extends v.GenericSchema>(
  name: string,
  schema: S,
  missing: v.InferOutput<S>,
  clearedBy: ClearedBy,
  area: TextStorage = storage,
): Key<v.InferOutput<S>> {
  const parse = (text: string | null): v.InferOutput<S> => {
    if (text === null) return missing
    try {
      // A loose schema lets anything through, and what comes after it cannot walk through thousands of levels.
      const parsed = isTooDeep(text) ? null : v.safeParse(schema, JSON.parse(text))
      if (parsed?.success) return parsed.output
    } catch {
      // A corrupt value alone counts as missing.
    }
    log.warn(`dropped a corrupt stored value of ${name}`)
    area.remove(name)
    return missing
  }
  return {
    name,
    clearedBy,
    read: () => parse(area.read(name)),
    // A value that means "nothing" is removed instead of stored.
    write: (value) => {
      const text = JSON.stringify(value)
      if (text !== JSON.stringify(missing)) return area.write(name, text)
      area.remove(name)
    },
    clear: () => area.remove(name),
    subscribe: (changed) => area.subscribe(name, (text) => changed(parse(text))),
  }
}

/** A key that each scope has of its own. */
export type KeyOf<T> = (scope: Scope) => Key<T>

export function keyOf<S extends v.GenericSchema>(
  prefix: string,
  schema: S,
  missing: v.InferOutput<S>,
  clearedBy: ClearedBy = 'brand',
): KeyOf<v.InferOutput<S>> {
  return (scope) => key(scopedName(prefix, scope), schema, missing, clearedBy)
}
