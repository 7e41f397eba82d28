import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Vacancy } from '#/api/schema/vacancy.ts'
import { unbroken } from '#/domain/text.ts'
import { branchesQuery } from '#/features/fulfilment/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'

/** One sum, and only numbers: the merchant has left out the currency. */
const SUM = /^\d+$/
const FIGURES = /^[\d\s.,–—-]+$/

/** Pay and place of a vacancy as text; empty where the merchant gives none. */
export function useVacancyWords() {
  const { t } = useLingui()
  const textIn = useTextIn()
  const money = useMoney()
  const branches = useQuery(branchesQuery(useAtomValue(queryScopeAtom), null)).data
  return ({ salary: written, branchId }: Vacancy) => {
    const salary = unbroken(written)
    const branch = branches?.find(({ id }) => id === branchId)
    return {
      pay: SUM.test(salary) ? money(Number(salary)) : FIGURES.test(salary) ? t`${salary} UZS` : salary,
      place: branch ? textIn(branch.name) : '',
      address: branch?.address ?? '',
    }
  }
}
