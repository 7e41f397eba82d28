import { CARD_PICTURE } from '#/domain/menu/card.ts'
import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import pictures from '#/ui/base/PictureView.module.css'
import { PriceView } from '#/ui/base/PriceView.tsx'
import { priceTexts } from '#/ui/base/price-texts.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import type { CardModel } from './card-model.ts'
import { FactsView } from './FactsView.tsx'
import css from './ProductCardView.module.css'
import { pressOf } from './presses.ts'
import { TagsView } from './TagsView.tsx'

export type CardView = 'BIG' | 'MEDIUM' | 'SMALL'

type Props = {
  card: CardModel
  context: ViewContext
  /** In the first view: its picture is loaded first. */
  priority?: boolean | undefined
  /** `<img sizes>` of the picture where the page has other columns than the menu. */
  sizes?: string | undefined
  /**
   * A card of a scrolling list: the same boxes, with empty space for pictures, facts and buttons. Many are rendered and
   * most disappear again at once.
   */
  isPlain?: boolean
  onOpen?: React.MouseEventHandler | undefined
  /** The name with the matches of a search marked. */
  marked?: React.ReactNode
  /** The favourite mark over its picture; rows have no room for one. */
  heart?: React.ReactNode
  /** A sign in the lower corner of its picture: the dish does not suit the customer. */
  mark?: React.ReactNode
  /** The stepper; absent where the product cannot be ordered. */
  control?: React.ReactNode
}

/**
 * A product in a list: BIG, one column with a wide picture and two lines about it; MEDIUM, a square picture, the price
 * at a fixed place under it, then the name on two lines; SMALL, a row.
 */
export function ProductCardView({ view, ...props }: Props & { view: CardView }) {
  return view === 'BIG' ? BigCard(props) : view === 'MEDIUM' ? MediumCard(props) : SmallCard(props)
}

const cardClass = (shape: string | undefined, { hindrance }: CardModel) =>
  classNames(shape, hindrance && hindrance !== 'not-for-delivery' && css.soldOut)

function BigCard(props: Props) {
  const { card, isPlain, control } = props
  return (
    <article className={cardClass(css.big, card)}>
      {pictureOf('BIG', css.wide, props)}
      <h3 className={css.bigName}>{linkOf(props)}</h3>
      <p className={css.about}>{!isPlain && card.about()}</p>
      <div className={css.row}>
        <div className={css.rowWords}>
          {priceOf(props, 'big')}
          {factsOf(props, 'big', card.facts)}
        </div>
        {control && <span className={css.inRow}>{control}</span>}
      </div>
      {!isPlain && onPicture({ ...props, control: null })}
    </article>
  )
}

function MediumCard(props: Props) {
  const { card, isPlain } = props
  return (
    <article className={cardClass(css.medium, card)}>
      {pictureOf('MEDIUM', css.square, props)}
      <div className={css.words}>
        <h3 className={css.name}>{linkOf(props)}</h3>
        {priceOf(props, 'card', css.price)}
        {!isPlain && factsOf(props, 'card')}
      </div>
      {!isPlain && onPicture(props)}
    </article>
  )
}

/** The reason why it cannot be ordered replaces the stepper. */
function SmallCard(props: Props) {
  const { card, control } = props
  return (
    <article className={cardClass(css.small, card)}>
      {pictureOf('SMALL', css.thumb, props)}
      {!props.isPlain && props.mark && <span className={css.mark}>{props.mark}</span>}
      <div className={css.smallBody}>
        <div className={css.smallWords}>
          <h3 className={css.name}>{linkOf(props)}</h3>
          {factsOf(props, 'small')}
          {priceOf(props, 'small')}
        </div>
        {control && <span className={css.inRow}>{control}</span>}
        {card.hindrance && <span className={css.why}>{card.tags[0]?.text}</span>}
      </div>
    </article>
  )
}

function pictureOf(view: CardView, shape: string | undefined, props: Props) {
  const { card, context, priority = false, isPlain, sizes = CARD_PICTURE[view].sizes } = props
  if (isPlain) return <span className={classNames(pictures.box, shape)} />
  const { width, height } = CARD_PICTURE[view]
  return (
    <context.Picture
      {...{ src: card.image, width, height, sizes, priority, subject: card.name }}
      className={shape}
    />
  )
}

/** Covers the whole card, and gives it its name. */
const linkOf = ({ card: { id, name, label }, onOpen, marked = name }: Props) => (
  <a
    className={css.link}
    href={href('product', { id })}
    aria-label={label}
    data-press={pressOf('open', id)}
    onClick={onOpen}
  >
    {marked}
  </a>
)

type Size = 'small' | 'card' | 'big'
const asked = ({ card: { price } }: Props) => ({ sum: price.price, old: price.old, from: price.isFrom })

const priceOf = (props: Props, size: Size, className?: string) => (
  <PriceView context={props.context} {...asked(props)} {...{ size, className }} />
)

const factsOf = (props: Props, size: Size, facts = { ...props.card.facts, time: '' }) => (
  <FactsView facts={facts} price={priceTexts(props.context, asked(props), size)} say={props.context.say} />
)

/** Tags, heart, mark and stepper over the picture. */
const onPicture = ({ card: { tags }, heart, mark, control }: Props) => (
  <div className={css.onPicture}>
    <TagsView tags={tags} className={css.tags} />
    {heart && <span className={css.heart}>{heart}</span>}
    {mark && <span className={css.mark}>{mark}</span>}
    {control && <span className={css.control}>{control}</span>}
  </div>
)
