import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Story } from '#/api/schema/story.ts'
import { useWay } from '#/features/targets/index.ts'
import home from '#/first-screen/HomeFrame.module.css'
import { StoryShapes } from '#/first-screen/shapes.tsx'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { hasNoStoriesAtom } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { storiesQuery } from './queries.ts'
import css from './StoryRow.module.css'
import { isSeen, seenSlidesAtom } from './seen.ts'

const StoryViewer = lazyLayer(() => import('./StoryViewer.tsx'), 'StoryViewer')

/**
 * The merchant's stories as rings; a press opens the viewer over the page (NT-02). `onCategory` is called while the
 * viewer is closing.
 */
export function StoryRow({ onCategory }: { onCategory: (id: string) => void }) {
  const { t } = useLingui()
  const query = useQuery(storiesQuery(useAtomValue(queryScopeAtom)))
  const wayOf = useWay(onCategory)
  const [viewer, setViewer] = useState<{ first: number; turn: number; isOpen: boolean } | null>(null)
  const stories = query.data ?? []
  const isEmpty = stories.length === 0
  const [hasNoStories, setHasNoStories] = useAtom(hasNoStoriesAtom)
  const [hasRoom] = useState(!hasNoStories)
  useEffect(() => {
    if (query.isSuccess) setHasNoStories(isEmpty)
  }, [query.isSuccess, isEmpty, setHasNoStories])
  if (isEmpty && !hasRoom) return null
  if (query.isPending) return <StoryShapes />
  // This visit keeps the room that it began with. An element without a child would take none.
  if (isEmpty)
    return (
      <div className={home.stories}>
        <span />
      </div>
    )
  const close = () => setViewer((last) => last && { ...last, isOpen: false })
  return (
    <div className={home.stories}>
      <ul className={css.rail} aria-label={t`Stories`}>
        {stories.map((story, index) => (
          <Ring
            key={story.id}
            story={story}
            onPress={() => setViewer((last) => ({ first: index, turn: (last?.turn ?? 0) + 1, isOpen: true }))}
          />
        ))}
      </ul>
      {viewer && (
        <StoryViewer
          key={viewer.turn}
          stories={stories}
          first={viewer.first}
          open={viewer.isOpen}
          wayOf={wayOf}
          onClose={close}
          onFollow={(way) => {
            // Synchronous, so that the focus is on the ring again before the next dialog opens and remembers it.
            flushSync(() => setViewer(null))
            way.go()
          }}
        />
      )}
    </div>
  )
}

function Ring({ story, onPress }: { story: Story; onPress: () => void }) {
  const { t } = useLingui()
  const title = useTextIn()(story.title)
  const isNew = !isSeen(story, useAtomValue(seenSlidesAtom))
  return (
    <li className={css.item}>
      <button
        type="button"
        className={classNames(css.story, isNew && css.new)}
        aria-label={isNew ? t`${title}, new` : title}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        <span className={css.ring}>
          <Picture src={story.cover} width={54} height={54} className={css.cover} />
        </span>
        <span className={css.title}>{title}</span>
      </button>
    </li>
  )
}
