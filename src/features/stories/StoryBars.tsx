import type { Slide } from '#/api/schema/story.ts'
import css from './StoryBars.module.css'

/**
 * One bar per slide: past ones are full, the current one fills while it runs and then calls `onEnd`. With reduced
 * motion it is full at once and nothing advances by itself, because the style sheet has no animation then.
 */
export function StoryBars({
  slides,
  at,
  isRunning,
  onEnd,
}: {
  slides: readonly Slide[]
  at: number
  isRunning: boolean
  onEnd: () => void
}) {
  return (
    <div className={css.bars} aria-hidden="true">
      {slides.map(({ id, durationMs }, index) => (
        <span key={id} className={css.bar}>
          {index < at && <span className={css.full} />}
          {index === at && (
            <span
              className={css.filling}
              style={{
                animationDuration: `${durationMs}ms`,
                animationPlayState: isRunning ? 'running' : 'paused',
              }}
              onAnimationEnd={onEnd}
            />
          )}
        </span>
      ))}
    </div>
  )
}
