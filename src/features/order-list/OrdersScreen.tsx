import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { Screen } from '#/ui/Screen.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import { ActiveOrders } from './ActiveOrders.tsx'
import { ArchivedOrders } from './ArchivedOrders.tsx'
import css from './Orders.module.css'

/** My orders: active and ended ones. The tab is in the address, so that Back returns to it. */
export default function OrdersScreen() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'archive' ? 'archive' : 'active'
  return (
    <Screen title={t`My orders`} ground="groups" width="list">
      <div className={css.tabs}>
        <Segmented
          label={t`My orders`}
          value={tab}
          options={[
            { value: 'active', label: t`Active` },
            { value: 'archive', label: t`Archive` },
          ]}
          onChange={(next) => setSearch(next === 'archive' ? { tab: 'archive' } : {}, { replace: true })}
        />
      </div>
      <div className={css.list}>{tab === 'active' ? <ActiveOrders /> : <ArchivedOrders />}</div>
    </Screen>
  )
}
