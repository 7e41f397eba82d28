import { Component, type ReactNode } from 'react'
import ServerErrorScreen from '#/features/errors/ServerErrorScreen.tsx'
import { log } from '#/lib/log.ts'

/** The 500 page on any error of drawing (ER-02), logged once; what is saved stays saved. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    log.error('a screen failed', `${error.name}: ${error.message}`)
  }

  override render() {
    return this.state.hasFailed ? <ServerErrorScreen /> : this.props.children
  }
}
