import { part } from '#/lib/lazy-component.tsx'

/** Signing in is on the way to an order, never on the first screen. */
export const AuthLayout = part(() => import('./AuthLayout.tsx'), 'AuthLayout', 'ahead')
