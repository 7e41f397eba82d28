import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { canBeAsked } from '#/domain/menu/diet.ts'
import { BasketPill, useHasPanel } from '#/features/basket-page/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { FilterButton } from '#/features/filters/index.ts'
import { usePageBackground, useTitle } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { useWidth } from '#/ui/use-width.ts'
import { BeforeTyping } from './BeforeTyping.tsx'
import { nextLink } from './next-link.ts'
import { ResultList } from './ResultList.tsx'
import { rememberSearchAtom } from './recent-searches.ts'
import { SearchField } from './SearchField.tsx'
import css from './SearchScreen.module.css'
import { useQueryText } from './use-query-text.ts'
import { useSearchResults } from './use-search-results.ts'

/** /search: the field, and below it what the query finds (MN-12). */
export default function SearchScreen() {
  const { t } = useLingui()
  const menu = useMenu()
  const { basketPill, menuHints } = useAtomValue(abilitiesAtom)
  const hasPanel = useHasPanel()
  const remember = useSetAtom(rememberSearchAtom)
  const { text, setText, writeNow } = useQueryText()
  const results = useSearchResults(menu, text.trim())
  const columns = useWidth() === 'narrow' ? 1 : 2
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useTitle(t`Search`)
  usePageBackground('page')

  useEffect(() => {
    // With a query, on the way back to its results, the keyboard would cover them.
    if (field.current?.value === '') field.current.focus()
  }, [])

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-found] a') ?? [])]
  const onDown = (key: 'Enter' | 'ArrowDown') => {
    const [first] = links()
    if (key === 'Enter') {
      if (first) remember(text)
      writeNow()
    }
    first?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextLink(links(), event, columns)
    if (!next && event.key !== 'Escape') return
    event.preventDefault()
    const target = next === 'field' || !next ? field.current : next
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }
  const choose = useCallback(
    (name: string) => {
      remember(name)
      setText(name)
      scrollTo(0, 0)
    },
    [remember, setText],
  )
  const clear = useCallback(() => {
    setText('')
    field.current?.focus()
  }, [setText])
  const use = useCallback(
    (query: string) => {
      writeNow()
      remember(query)
    },
    [writeNow, remember],
  )
  const hasFilters = useMemo(
    () => (menuHints && menu.products.length > 1) || menu.products.some(canBeAsked),
    [menuHints, menu.products],
  )
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{t`Search`}</h1>
      </VisuallyHidden>
      <SearchField
        ref={field}
        text={text}
        onText={setText}
        onDown={onDown}
        after={
          hasFilters && (
            <Suspense fallback={<span className={css.filters} />}>
              <FilterButton look="field" products={menu.products} sortable={menu.products} isWhole={false} />
            </Suspense>
          )
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the links inside */}
      <div ref={list} className={css.found} onKeyDown={onKeyDown}>
        <QueryView query={menu} skeleton={<RowsSkeleton />}>
          {() =>
            results === null ? (
              <RowsSkeleton />
            ) : results.query === '' ? (
              <BeforeTyping menu={menu} onChoose={choose} />
            ) : (
              <ResultList menu={menu} results={results} onChoose={choose} onClear={clear} onUse={use} />
            )
          }
        </QueryView>
      </div>
      {basketPill && !hasPanel && <BasketPill />}
    </div>
  )
}

function RowsSkeleton() {
  return (
    <div className={css.skeleton}>
      {[70, 55, 80, 60, 75].map((width) => (
        <div key={width} className={css.row}>
          <Skeleton width={76} height={76} radius="var(--radius-section)" />
          <div className={css.lines}>
            <Skeleton width={`${width}%`} height={16} />
            <Skeleton width="35%" height={14} />
            <Skeleton width="45%" height={18} />
          </div>
        </div>
      ))}
    </div>
  )
}
