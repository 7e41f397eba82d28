import { useLingui } from '@lingui/react/macro'
import { type LucideIcon, Pencil, Plus } from 'lucide-react'
import { Link } from 'wouter'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { Face } from '#/ui/Face.tsx'
import { ListRow, ListRows } from '#/ui/ListRow.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { useProductTexts } from '#/ui/use-view-context.ts'
import css from './SharedScreen.module.css'

type Line = SharedBasket['lines'][number]

/** One person of a shared basket: face, name, lines, sum. */
export function PersonPart({
  person,
  isMe,
  isStarter,
  isOpen,
  place,
  dishes,
  lines,
}: {
  person: SharedBasket['people'][number]
  isMe: boolean
  isStarter: boolean
  /** Dishes may be added still. */
  isOpen: boolean
  /** In the order of joining, from 0. */
  place: number
  /** So'm. */
  dishes: number
  lines: readonly Line[]
}) {
  const { t } = useLingui()
  const money = useMoney()
  return (
    <section aria-label={person.name}>
      <header className={css.head}>
        <Face image={null} firstName={person.name} lastName="" size={36} tone={place} />
        <h2 className={css.name}>
          <span translate="no">{person.name}</span>
          <span className={css.role}>
            <Dots of={joinDots([isMe && t`you`, isStarter && t`places the order`])} />
          </span>
        </h2>
        <span className={css.sum} translate="no">
          {money(dishes)}
        </span>
      </header>
      <ListRows as="ul" className={css.lines}>
        {lines.length === 0 && (
          <li>
            <ListRow
              title={<span className={css.none}>{isOpen && !isMe ? t`Choosing…` : t`Nothing yet`}</span>}
            />
          </li>
        )}
        {lines.map((line) => (
          <li key={line.lineId}>
            <LineRow line={line} />
          </li>
        ))}
        {isMe && isOpen && <OwnRows canChange={lines.length > 0} canAdd={isStarter} />}
      </ListRows>
    </section>
  )
}

/** Ways to what belongs to the own part. `canAdd`: the screen's main button is another one. */
function OwnRows({ canChange, canAdd }: { canChange: boolean; canAdd: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {canAdd && <WayRow icon={Plus} to={href('home')}>{t`Add dishes`}</WayRow>}
      {canChange && <WayRow icon={Pencil} to={href('basket')}>{t`Change your dishes`}</WayRow>}
    </>
  )
}

const WayRow = ({ icon: Icon, to, children }: { icon: LucideIcon; to: string; children: string }) => (
  <li>
    <ListRow
      as={Link}
      to={to}
      before={<Icon size={20} className={css.wayIcon} aria-hidden="true" />}
      title={children}
    />
  </li>
)

function LineRow({ line }: { line: Line }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const money = useMoney()
  const { sold } = useProductTexts()
  const { byId } = useMenu()
  const { count, available, price, seenPrice, sum, note } = line
  const left = sold(null, available)
  const old = money(seenPrice)
  const trouble =
    price === null || available === 0
      ? t`Not sold now`
      : available < count
        ? t`Only ${left} left`
        : seenPrice > 0 && seenPrice !== price && t`The price was ${old}`
  return (
    <ListRow
      before={
        <Picture src={byId.get(line.productId)?.image ?? ''} width={44} height={44} className={css.picture} />
      }
      title={`${sold(null, count)} × ${textIn(line.name) || t`A dish no longer on the menu`}`}
      note={
        <>
          {note && <span>{note}</span>}
          {trouble && <span className={css.trouble}>{trouble}</span>}
        </>
      }
      after={
        <span className={css.price} translate="no">
          {sum === null ? '—' : money(sum)}
        </span>
      }
    />
  )
}
