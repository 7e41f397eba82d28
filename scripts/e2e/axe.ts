import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Whether all transitions have ended: a text that is half faded in has half its contrast. Endless animations do not
 * count.
 */
const isStill = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    )

/** Fails on what axe calls serious or critical. `part`: only what this selector finds. */
export async function check(page: Page, what: string, part = 'html') {
  expect(await graveOf(page, part), what).toEqual([])
}

/**
 * What axe calls serious or critical, a line each. `part`: only what this selector finds, or the last of several, each
 * but the last of which leads into a frame. A fault counts when it is still there after all transitions: a notice may
 * fade in while axe looks.
 */
export async function graveOf(page: Page, part: string | string[] = 'html'): Promise<string[]> {
  await still(page)
  const faults = await graveFaultsNow(page, part)
  if (faults.length === 0) return []
  await still(page)
  return graveFaultsNow(page, part)
}

const still = (page: Page) => Promise.all(page.frames().map((frame) => frame.waitForFunction(isStill)))

async function graveFaultsNow(page: Page, part: string | string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
