import type { Page } from '@playwright/test'
import type { Watch } from './watch.ts'

/** amoCRM's chat cannot be reached. */
export async function withoutAmo(page: Page, watch: Watch) {
  watch.allowHost('gso.amocrm.ru')
  watch.allowConsole(/ERR_|Failed to load/)
  await page.route('https://gso.amocrm.ru/**', (route) => route.abort('failed'))
}
