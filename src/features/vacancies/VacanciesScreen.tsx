import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Skeleton, SkeletonText } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { ListRow, ListRows, RowChevron } from '#/ui/ListRow.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { vacanciesQuery } from './queries.ts'
import { useVacancyWords } from './use-vacancy-words.ts'
import css from './VacanciesScreen.module.css'

/** /vacancy: the open positions with pay and place (CT-04). */
export default function VacanciesScreen() {
  const { t } = useLingui()
  const textIn = useTextIn()
  const wordsOf = useVacancyWords()
  const vacancies = useQuery(vacanciesQuery(useAtomValue(queryScopeAtom)))
  return (
    <Screen title={t`Vacancies`} ground="groups">
      <QueryView
        query={vacancies}
        skeleton={<VacancyRows />}
        empty={
          <EmptyState
            icon={<EmptyArt of="briefcase" />}
            title={t`No vacancies right now`}
            hint={t`New openings will appear here`}
            actions={[{ label: t`Open the menu`, to: href('home') }]}
          />
        }
      >
        {(all) => (
          <ListRows as="ul" className={css.list}>
            {all.map((vacancy) => {
              const { pay, place } = wordsOf(vacancy)
              return (
                <li key={vacancy.id}>
                  <ListRow
                    as={Link}
                    href={href('vacancy', { id: vacancy.id })}
                    before={
                      vacancy.image && (
                        <Picture src={vacancy.image} width={64} height={64} className={css.picture} />
                      )
                    }
                    title={textIn(vacancy.title)}
                    isStrong
                    note={
                      <>
                        {pay && <span className={css.pay}>{pay}</span>}
                        <span>{place}</span>
                      </>
                    }
                    after={<RowChevron />}
                  />
                </li>
              )
            })}
          </ListRows>
        )}
      </QueryView>
    </Screen>
  )
}

const VacancyRows = () => (
  <ListRows className={css.list}>
    {[1, 2, 3].map((row) => (
      <ListRow
        key={row}
        before={
          <Skeleton width={64} height={64} radius="var(--radius-section)" className={css.picture ?? ''} />
        }
        title={<SkeletonText lines={[36, 64, 28]} />}
      />
    ))}
  </ListRows>
)
