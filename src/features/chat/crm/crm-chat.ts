import { atom } from 'jotai'
import * as v from 'valibot'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { settingsAtom } from '#/tenant/merchant.ts'
import { ToCrm } from './messages.ts'

const { id, hash } = ToCrm.entries
const Named = v.object({ id, hash })

/** The merchant's chat at amoCRM; null without one, or with ids that are not valid. */
export const crmChatAtom = atom((get) => {
  const { amoCRMId, amoCRMHash } = get(settingsAtom)
  const named = v.safeParse(Named, { id: String(amoCRMId), hash: amoCRMHash })
  return get(abilitiesAtom).crmChat && named.success ? named.output : null
})
