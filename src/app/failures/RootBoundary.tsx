import { Component, type ReactNode } from 'react'
import { badAnswer } from '#/api/error.ts'
import { AGAIN_EVERY } from '#/api/query.ts'
import ServerErrorScreen from '#/features/error-pages/ServerErrorScreen.tsx'
import { log } from '#/lib/log.ts'
import { ChunkLoadError, retryLostChunks } from '#/ui/lazy-component.ts'
import { LoadFailed } from '#/ui/QueryView.tsx'

type Props = {
  children: ReactNode
  /** Around the layouts too: the landmark of the page has failed with it (BX-26). */
  isWhole?: true
}

/**
 * Replaces a page that could not be rendered: a chunk that did not load is requested again from here, by a press
 * (a reload where only that brings it) or by itself as a failed read is; any other error shows the 500 page (ER-02). The
 * error is logged once; saved data is untouched.
 */
export class RootBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null }
  timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    log.error('a screen failed', `${error.name}: ${error.message}`)
    dispatchEvent(new CustomEvent('screenfailed', { detail: error }))
    if (!(error instanceof ChunkLoadError)) return
    addEventListener('online', this.askAgain)
    // The network may be back before the chunk has failed, or be said to be back before it is.
    this.timer = setTimeout(this.askAgain, AGAIN_EVERY)
  }

  override componentWillUnmount() {
    this.stopWaiting()
  }

  stopWaiting() {
    removeEventListener('online', this.askAgain)
    clearTimeout(this.timer)
  }

  askAgain = () => {
    this.stopWaiting()
    retryLostChunks()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const page =
      (error as unknown) instanceof ChunkLoadError ? (
        <ChunkFailed error={error} askAgain={this.askAgain} />
      ) : (
        <ServerErrorScreen />
      )
    return this.props.isWhole ? <main tabIndex={-1}>{page}</main> : page
  }
}

const ChunkFailed = ({ error, askAgain }: { error: ChunkLoadError; askAgain: () => void }) => (
  <LoadFailed
    error={error.needsReload ? badAnswer() : { kind: 'network' }}
    onRetry={error.needsReload ? () => location.reload() : askAgain}
    headingLevel={1}
  />
)
