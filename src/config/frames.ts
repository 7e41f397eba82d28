import { type HostEnv, isDevelopment } from './host.ts'

type PageLocation = { hostname: string; protocol: string; port: string }

/* Scripts of others run in frames of origins of their own, where nothing of a customer's lies. Null: none was set up.
 * Ports do not keep cookies apart, so that the sandbox has them under names of their own. */

/** Origin of the page that runs the keyed map's script. */
export const mapFrameOrigin = (page: PageLocation, env: HostEnv): string | null =>
  isDevelopment(page.hostname, env)
    ? env.VITE_DEV_MAP_FRAME || local(page, 'maps')
    : env.VITE_MAP_FRAME || null

/** Origin of the pages that run amoCRM's chat and Yandex's counter. */
export const widgetFrameOrigin = (page: PageLocation, env: HostEnv): string | null =>
  isDevelopment(page.hostname, env)
    ? env.VITE_DEV_WIDGET_FRAME || local(page, 'widgets')
    : env.VITE_WIDGET_FRAME || null

const local = ({ protocol, port }: PageLocation, name: string) =>
  `${protocol}//${name}.localhost${port && `:${port}`}`
