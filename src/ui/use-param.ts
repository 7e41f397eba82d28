import { useParams } from 'wouter'
import { decodedParam } from '#/lib/decoded-param.ts'

/** A part of the page's address, such as the id of a dish; empty: there is none. */
export const useParam = (name: string): string => decodedParam(useParams()[name] ?? '', location.pathname)
