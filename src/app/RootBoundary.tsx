import { Component, type ReactNode } from 'react'
import ServerErrorScreen from '#/features/error-pages/ServerErrorScreen.tsx'
import { log } from '#/lib/log.ts'
import { ChunkLoadError, retryLostChunks } from '#/ui/lazy-component.ts'
import { LoadFailed } from '#/ui/QueryView.tsx'

/**
 * What stands in place of a page that could not be drawn: a part that did not arrive is asked for again here, any other
 * error is the 500 page (ER-02). Logged once; what is saved stays saved.
 */
export class RootBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    log.error('a screen failed', `${error.name}: ${error.message}`)
    if (error instanceof ChunkLoadError) addEventListener('online', this.askAgain)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.askAgain)
  }

  askAgain = () => {
    removeEventListener('online', this.askAgain)
    retryLostChunks()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (error as unknown) instanceof ChunkLoadError ? (
      <LoadFailed error={{ kind: 'network' }} onRetry={this.askAgain} />
    ) : (
      <ServerErrorScreen />
    )
  }
}
