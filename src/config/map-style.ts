import { type HostEnv, isDevelopment } from './host.ts'

type MapStyleOptions = { theme: 'light' | 'dark'; language: 'uz' | 'ru' }

/** Free, without a key, of the whole world. */
export const OPEN_MAP = 'https://tiles.openfreemap.org'
const OPEN = { light: `${OPEN_MAP}/styles/liberty`, dark: `${OPEN_MAP}/styles/dark` }

/**
 * The address of the base map's style: the configured one, with `{theme}` and `{lang}` filled in, else the page's own
 * server on local and demo hosts, else OpenFreeMap.
 */
export function mapStyleUrl(
  page: { hostname: string; origin: string },
  env: HostEnv,
  { theme, language }: MapStyleOptions,
): string {
  const filled = (url: string) => url.replaceAll('{theme}', theme).replaceAll('{lang}', language)
  if (isDevelopment(page.hostname, env))
    return filled(env.VITE_DEV_MAP_STYLE || `${page.origin}/maps/{theme}-{lang}.json`)
  return env.VITE_MAP_STYLE ? filled(env.VITE_MAP_STYLE) : OPEN[theme]
}
