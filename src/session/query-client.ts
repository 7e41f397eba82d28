import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'

/** The cache of server data, for actions outside components. The app sets it before it renders. */
export const queryClientAtom = atom<QueryClient | null>(null)
