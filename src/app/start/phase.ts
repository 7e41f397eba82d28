import { atom } from 'jotai'
import type { ApiError } from '#/api/result.ts'

/**
 * The state of the start. `missing`: there is no such shop. `unreachable`: no usable response; nothing was deleted and
 * a retry may follow.
 */
export type Phase = 'starting' | 'ready' | 'missing' | { unreachable: ApiError }

export const phaseAtom = atom<Phase>('starting')
