import { atom } from 'jotai'
import type { ApiError } from '#/api/result.ts'

/**
 * How far the start came. `missing`: there is no such shop. `unreachable`: nobody answered; nothing was wiped and
 * a retry may follow (ruling R3).
 */
export type Phase = 'starting' | 'ready' | 'missing' | { unreachable: ApiError }

export const phaseAtom = atom<Phase>('starting')
