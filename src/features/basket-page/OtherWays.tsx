import { ContinueElsewhere } from '#/features/hand-over/index.ts'
import { SharedLink } from '#/features/shared-basket/index.ts'
import { ListRows } from '#/ui/ListRow.tsx'
import css from './OtherWays.module.css'

/** What else can be done with a basket than to order it: fill it with others, or take it to another device. */
export const OtherWays = () => (
  <ListRows className={css.ways}>
    <SharedLink look="row" />
    <ContinueElsewhere look="row" />
  </ListRows>
)
