import { recentCalls } from '#/api/recent-calls.ts'
import { APP_VERSION } from '#/domain/constants.ts'
import { deviceNow, serverNow } from '#/lib/clock.ts'
import { isStill } from '#/lib/motion.ts'
import { isStorageLasting } from '#/lib/storage-shim.ts'
import type { Shell } from '#/shell/shell.ts'
import type { ReportFact } from './report.ts'

const yes = (is: boolean) => (is ? '+' : '−')

/** Answers `−` for what throws: blocked storage and locked-down browsers do. */
const attempt = (read: () => boolean): string => {
  try {
    return yes(read())
  } catch {
    return '−'
  }
}

/** The release, the shop and what the customer sees it in. Nothing that says who they are. */
export const appFacts = (shop: string, language: string): ReportFact[] => [
  ['version', APP_VERSION],
  ['shop', shop],
  ['page', location.host],
  ['language', language],
  ['theme', document.documentElement.dataset.theme ?? ''],
  ['time', new Date(deviceNow()).toISOString()],
  ['ahead of the server', `${Math.round((deviceNow() - serverNow()) / 1000)} s`],
]

/** The client, its version and the browser in it. */
export function clientFacts({ name, launch }: Shell): ReportFact[] {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
  return [
    ['shell', name],
    ['platform', launch.platform ?? '−'],
    ['Bot API', launch.version ?? '−'],
    ['launch data', yes(launch.initData !== null)],
    ['browser', navigator.userAgent],
    ['languages', navigator.languages.join(', ')],
    ['online', yes(navigator.onLine)],
    ['connection', `${connection?.effectiveType ?? '−'}${connection?.saveData ? ', saves data' : ''}`],
  ]
}

/** The window, and what the client covers of it, px. */
export function screenFacts(): ReportFact[] {
  const style = getComputedStyle(document.documentElement)
  const inset = (side: string) => style.getPropertyValue(`--inset-${side}`).trim() || '0'
  return [
    ['window', `${innerWidth} × ${innerHeight}`],
    ['screen', `${screen.width} × ${screen.height}, ${devicePixelRatio}`],
    ['inset top', inset('top')],
    ['inset bottom', inset('bottom')],
    ['touch points', String(navigator.maxTouchPoints)],
    ['less motion', yes(isStill())],
  ]
}

/** What is kept after a reload, and what the browser can do. */
export const browserFacts = (): ReportFact[] => [
  ['localStorage', yes(isStorageLasting('localStorage'))],
  ['sessionStorage', yes(isStorageLasting('sessionStorage'))],
  ['cookies', attempt(() => navigator.cookieEnabled)],
  ['WebGL', attempt(() => document.createElement('canvas').getContext('webgl2') !== null)],
  ['share', yes('share' in navigator)],
  ['clipboard', yes('clipboard' in navigator)],
  ['locks', yes('locks' in navigator)],
  ['geolocation', yes('geolocation' in navigator)],
]

/** The last calls to the server: what was asked, not for whom. */
export const callFacts = (): ReportFact[] =>
  recentCalls().map(({ method, path, status, ms }) => [`${method} ${path}`, `${status}, ${ms} ms`])

/** What the client can do. */
export const methodFacts = async (shell: Shell): Promise<ReportFact[]> =>
  (await shell.clientMethods()).map(([method, hasIt]) => [method.replace('web_app_', ''), yes(hasIt)])
