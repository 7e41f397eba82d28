import type { Page } from '@playwright/test'

/** The rings of the stories above the banners. */
export const rings = (page: Page) => page.getByRole('list', { name: 'Stories' })
