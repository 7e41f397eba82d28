import { atom } from 'jotai'
import * as v from 'valibot'
import { abilitiesAtom, crmButtonAtom } from '#/tenant/abilities.ts'
import { ToCrm } from './messages.ts'

const Named = v.object({ id: ToCrm.entries.id, hash: ToCrm.entries.hash })

/** The merchant's chat at amoCRM; null without one, or with ids that are not valid. */
export const crmChatAtom = atom((get) => {
  const { id, hash } = get(crmButtonAtom)
  const named = v.safeParse(Named, { id: String(id), hash })
  return get(abilitiesAtom).crmChat && named.success ? named.output : null
})
