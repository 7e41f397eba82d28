import type { FrameLocator, Page } from '@playwright/test'

/** The rings of the stories above the banners. */
export const rings = (page: Page | FrameLocator) => page.getByRole('list', { name: 'Stories' })
