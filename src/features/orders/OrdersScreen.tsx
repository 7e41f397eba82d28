import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { Screen } from '#/ui/Screen.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import { ActiveOrders } from './ActiveOrders.tsx'
import { ArchivedOrders } from './ArchivedOrders.tsx'
import css from './Orders.module.css'

/** My orders: those under way and those that are over. The tab stands in the address, so that Back finds it. */
export default function OrdersScreen() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'archive' ? 'archive' : 'active'
  return (
    <Screen title={t`My orders`} ground="groups">
      <Segmented
        label={t`My orders`}
        value={tab}
        options={[
          { value: 'active', label: t`Active` },
          { value: 'archive', label: t`Archive` },
        ]}
        onChange={(next) => setSearch(next === 'archive' ? { tab: 'archive' } : {}, { replace: true })}
      />
      <div className={css.list}>{tab === 'active' ? <ActiveOrders /> : <ArchivedOrders />}</div>
    </Screen>
  )
}
