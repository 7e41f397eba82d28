import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { OwnPromo } from '#/api/schema/promo.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useNow } from '#/ui/use-now.ts'
import { stateOf } from './own-promo.ts'
import { PromoCard } from './PromoCard.tsx'
import css from './PromosScreen.module.css'
import { promosQuery } from './queries.ts'
import { useTakePromo } from './use-take-promo.ts'

/** /profile/promos: the customer's codes and their discounts; a press applies one to this order (PC-04). */
export default function PromosScreen() {
  const { t } = useLingui()
  const promos = useQuery(promosQuery(useAtomValue(queryScopeAtom)))
  return (
    <Screen title={t`Promo codes`} ground="groups" width="list">
      <QueryView
        query={promos}
        skeleton={<Cards />}
        empty={
          <EmptyState
            icon={<EmptyArt of="ticket" />}
            title={t`No promo codes yet`}
            hint={t`Promo codes you receive will appear here`}
            actions={[{ label: t`Open the menu`, to: href('home') }]}
          />
        }
      >
        {(list) => <Promos list={list} />}
      </QueryView>
    </Screen>
  )
}

function Promos({ list }: { list: readonly OwnPromo[] }) {
  const { t } = useLingui()
  const now = useNow()
  const { take, taking } = useTakePromo()
  const all = list.map((promo) => ({ promo, state: stateOf(promo, now) }))
  const usable = all.filter(({ state }) => state === 'ok')
  const rest = all.filter(({ state }) => state !== 'ok')
  return (
    <>
      {usable.length > 0 && (
        <ul className={css.list}>
          {usable.map(({ promo, state }) => (
            <PromoCard
              key={promo.id}
              promo={promo}
              state={state}
              isBusy={taking === promo.code}
              onTake={() => take(promo.code)}
            />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <section>
          <h2 className={css.title}>{t`Not valid now`}</h2>
          <ul className={css.list}>
            {rest.map(({ promo, state }) => (
              <PromoCard key={promo.id} promo={promo} state={state} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Cards() {
  return (
    <span className={css.list}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={112} radius="var(--radius-section)" />
      ))}
    </span>
  )
}
