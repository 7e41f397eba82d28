import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { waiterCard } from '#/domain/basket/waiter-card.ts'
import { LANGUAGES, localeOf } from '#/domain/language.ts'
import { moneyIn } from '#/domain/money-text.ts'
import { type Language, textIn } from '#/domain/text.ts'
import { useBasket } from '#/features/basket/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { joinDots } from '#/lib/join.ts'
import { keepAwake } from '#/lib/keep-awake.ts'
import { keys } from '#/session/keys.ts'
import { storedAtom } from '#/session/saved.ts'
import { mainLanguageAtom } from '#/tenant/abilities.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { quantityText, STAFF_WORDS } from './staff-words.ts'
import css from './WaiterSheet.module.css'

/** The language that the customer chose for the staff on this device; null: none yet. */
const chosenLanguageAtom = storedAtom(keys.staffLanguage)

/** The basket in large type, in the language of the staff; the screen stays on while it is shown (CX-09). */
export function WaiterSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Show to the waiter`}>
      {open && <Card />}
    </Sheet>
  )
}

function Card() {
  const { t } = useLingui()
  const [chosen, choose] = useAtom(chosenLanguageAtom)
  // Who works there speaks the merchant's main language, until the customer knows better.
  const mainLanguage = useAtomValue(mainLanguageAtom)
  const language = chosen ?? mainLanguage
  useEffect(keepAwake, [])
  return (
    <div className={css.sheet}>
      <Segmented
        label={t`The waiter’s language`}
        value={language}
        options={LANGUAGES.map(({ language: value, name }) => ({ value, label: name }))}
        onChange={choose}
      />
      <Paper language={language} />
    </div>
  )
}

/** Black on white in both themes: it is read from across the table. */
function Paper({ language }: { language: Language }) {
  const { lines, branchId } = useBasket()
  const { table, comment } = useAtomValue(draftAtom)
  const seat = useAtomValue(serviceTypeAtom) === 'DINE_IN' ? table : null
  const card = waiterCard(lines, language, branchId, seat)
  const words = STAFF_WORDS[language]
  return (
    <article className={css.paper} lang={localeOf(language)} translate="no">
      {seat && (
        <h3 className={css.table}>
          <Dots of={joinDots([words.table(seat.number), textIn(seat.hall, language)])} />
        </h3>
      )}
      <ul className={css.lines}>
        {card.lines.map(({ key, quantity, name, choices, note }) => (
          <li key={key} className={css.line}>
            <span className={css.quantity}>{quantityText(language, quantity)}</span>
            <div className={css.dish}>
              <p className={css.name}>{name}</p>
              {choices.map((choice) => (
                <p key={choice} className={css.choice}>{`+ ${choice}`}</p>
              ))}
              {note && <p className={css.note}>{`${words.note}: ${note}`}</p>}
            </div>
          </li>
        ))}
      </ul>
      {comment && <p className={css.note}>{`${words.note}: ${comment}`}</p>}
      <dl className={css.sums}>
        {card.service > 0 && (
          <div className={css.service}>
            <dt>{words.service}</dt>
            <dd>{moneyIn(language, card.service)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>{words.total}</dt>
          <dd>{moneyIn(language, card.total)}</dd>
        </div>
      </dl>
    </article>
  )
}
