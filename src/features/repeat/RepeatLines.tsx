import { useLingui } from '@lingui/react/macro'
import type { OrderLine } from '#/api/schema/order.ts'
import { choiceNames } from '#/domain/basket/choice-names.ts'
import type { NotToday } from '#/domain/basket/repeat-choices.ts'
import { useAmount } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas, joinDots } from '#/lib/join.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { ChoiceInput } from '#/ui/ChoiceInput.tsx'
import { ListRow, ListRows } from '#/ui/ListRow.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { useProductTexts } from '#/ui/use-view-context.ts'
import css from './RepeatSheet.module.css'
import type { LineChoice } from './use-repeat-choices.ts'

type On = Extract<LineChoice, { is: 'on' }>

/** The lines of an order that can be ordered, with a check box, `children`, then the other lines with the reason. */
export function RepeatLines({
  choices,
  left,
  isMenuWhole,
  onToggle,
  children,
}: {
  choices: readonly LineChoice[]
  /** Places of the lines that are not ticked. */
  left: ReadonlySet<number>
  /** False: a dish that is not on the menu may only not have been read. */
  isMenuWhole: boolean
  onToggle: (place: number) => void
  children: Elements
}) {
  const { t } = useLingui()
  // One dish may be in several lines, so a line is known by its place in the order, which it keeps.
  const rows = choices.map((choice, place) => ({ choice, place }))
  const on = rows.flatMap(({ choice, place }) => (choice.is === 'on' ? [{ choice, place }] : []))
  const off = rows.flatMap(({ choice, place }) => (choice.is === 'off' ? [{ ...choice, place }] : []))
  return (
    <>
      {on.length > 0 && (
        <ListRows as="fieldset" className={css.lines} aria-label={t`Dishes`}>
          {on.map(({ choice, place }) => (
            <Line key={place} choice={choice} isPicked={!left.has(place)} onToggle={() => onToggle(place)} />
          ))}
        </ListRows>
      )}
      {children}
      {off.length > 0 && (
        <section>
          <h3 className={css.header}>{t`Cannot be ordered now`}</h3>
          <ListRows as="ul" className={css.lines}>
            {off.map(({ line, why, place }) => (
              <OffLine key={place} line={line} why={why === 'gone' && !isMenuWhole ? 'unreadable' : why} />
            ))}
          </ListRows>
        </section>
      )}
    </>
  )
}

function Line({ choice, isPicked, onToggle }: { choice: On; isPicked: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const amount = useAmount()
  const texts = useProductTexts()
  const { line, input, product, lost, sum, old, isShort } = choice
  const { unit } = product
  const choices = choiceNames(product, input.choices, textIn)
  const missing = joinCommas(lost.map(({ name }) => textIn(name)))
  const [was, now] = [amount(old ?? 0), amount(sum)]
  return (
    <ListRow
      as="label"
      className={css.pick}
      before={
        <>
          <ChoiceInput kind="checkbox" checked={isPicked} onChange={onToggle} />
          <Picture src={line.product.image} width={44} height={44} className={css.picture} />
        </>
      }
      title={textIn(product.name)}
      note={
        <>
          <span>
            <Dots of={joinDots([texts.times(unit, input.count), joinCommas(choices), line.comment])} />
          </span>
          {isShort && <span className={css.change}>{texts.left(unit, input.count)}</span>}
          {lost.length > 0 && (
            <span className={css.change}>
              {missing ? t`No longer offered: ${missing}` : t`Some options are no longer offered`}
            </span>
          )}
          {old !== null && <span className={css.change}>{`${t`Price changed`}: ${was} → ${now}`}</span>}
        </>
      }
      after={<Price sum={sum} className={css.sum} />}
    />
  )
}

function OffLine({ line, why }: { line: OrderLine; why: NotToday }) {
  const textIn = useTextIn()
  const reasonOf = useReason()
  return (
    <ListRow
      as="li"
      className={css.off}
      before={<Picture src={line.product.image} width={44} height={44} className={css.picture} />}
      title={textIn(line.product.name)}
      note={reasonOf(why)}
    />
  )
}

function useReason(): (why: NotToday) => string {
  const { t } = useLingui()
  return (why) =>
    ({
      gone: t`No longer on the menu`,
      'sold-out': t`Sold out`,
      'not-for-delivery': t`Pick-up only`,
      options: t`Its options have changed. Choose it on the menu`,
      unreadable: t`We could not read this line. Choose the dish on the menu`,
    })[why]
}
