import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { nameInLanguage } from '#/domain/geo/place-name.ts'
import { placeAtQuery } from '#/features/geocoding/index.ts'
import { correctDraftAtom, type DraftPlace } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'

/**
 * Asks for the name of the order's address in the language that is shown (DL-19). The query is asked anew when the
 * language changes; an answer about another house changes nothing. Renders nothing.
 */
export function PresentLabel({ place }: { place: DraftPlace }) {
  const correct = useSetAtom(correctDraftAtom)
  const { data, isFetching } = useQuery(placeAtQuery(useAtomValue(queryScopeAtom), place))
  const name = isFetching ? null : nameInLanguage(place, data?.[0])
  useEffect(() => {
    if (name !== null) correct({ place: { ...place, streetName: name } })
  }, [name, place, correct])
  return null
}
