import { type HostEnv, isDevelopment } from './host.ts'

/**
 * Origin of the page that runs the keyed map's script: one of its own, where nothing of a customer's lies (reliability
 * 6.2). Null: none was set up. Ports do not keep cookies apart, so that the sandbox has it under a name of its own.
 */
export function mapFrameOrigin(
  page: { hostname: string; protocol: string; port: string },
  env: HostEnv,
): string | null {
  if (!isDevelopment(page.hostname, env)) return env.VITE_MAP_FRAME || null
  return env.VITE_DEV_MAP_FRAME || `${page.protocol}//maps.localhost${page.port && `:${page.port}`}`
}
