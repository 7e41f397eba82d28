import { part } from '#/ui/lazy-component.ts'

/** Signing in is on the way to an order, never on the first screen. */
export const AuthLayout = part(() => import('./AuthLayout.tsx'), 'AuthLayout', 'ahead')
