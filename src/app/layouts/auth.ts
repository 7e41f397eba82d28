import { lazyComponent } from '#/ui/lazy-component.ts'

/** Signing in is on the way to an order, never on the first screen. */
export const AuthLayout = lazyComponent(() => import('./AuthLayout.tsx'), 'AuthLayout', 'idle')
