import { atom } from 'jotai'
import type { ApiError } from '#/api/result.ts'

/**
 * How far the start came. `missing`: there is no such shop. `unreachable`: no usable answer; nothing was wiped and
 * a retry may follow.
 */
export type Phase = 'starting' | 'ready' | 'missing' | { unreachable: ApiError }

export const phaseAtom = atom<Phase>('starting')
