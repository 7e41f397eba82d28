import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import button from '#/ui/base/button.module.css'
import { Icon } from '#/ui/base/Icon.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import { pressOf } from './presses.ts'

const ROUND = classNames(button.round, button.fillRound, button.size40)

/** The round links beside the address row of a page: search, and the profile where no tab leads there. */
export function WhereLinks({
  context: { say, Link },
  search,
  hasProfile,
}: {
  context: ViewContext
  /** Its address; null: there is no search. */
  search: string | null
  hasProfile: boolean
}) {
  return (
    <>
      {search && (
        <Link
          href={search}
          className={ROUND}
          aria-label={say(WORDS.search)}
          data-press={pressOf('go', search)}
        >
          <Icon of="search" size={20} />
        </Link>
      )}
      {hasProfile && (
        <Link
          href={href('profile')}
          className={ROUND}
          aria-label={say(WORDS.profile)}
          data-press={pressOf('go', href('profile'))}
        >
          <Icon of="user" size={20} />
        </Link>
      )}
    </>
  )
}
