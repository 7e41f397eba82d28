import { msg } from '@lingui/core/macro'
import { navigate } from 'wouter/use-browser-location'
import { i18n } from '#/i18n/catalog.ts'
import { href } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import type { Store } from '#/shell/chrome.ts'
import { notify } from '#/ui/notices/notices.ts'
import { journalAtom } from './journal.ts'

/**
 * Called by the start once the customer is known: resumes a submit that a closed or killed page left, and reports its
 * result. Nothing is loaded when there is none.
 */
export async function resumeAfterReload(store: Store): Promise<void> {
  const customer = store.get(customerAtom)
  if (!customer || !store.get(journalAtom)) return
  // The checkout resumes it itself and shows its progress.
  if (window.location.pathname === href('checkout')) return
  const { resumeSubmit } = await import('./submit.ts')
  const outcome = await resumeSubmit(store, customer.id)
  if (outcome?.is === 'done') {
    const { id, number } = outcome.order
    notify(store, {
      text: i18n._(number === null ? msg`Order sent` : msg`Order sent. No. ${number}`),
      tone: 'good',
      outcomeOf: 'order',
      action: { label: i18n._(msg`Open`), onPress: () => navigate(href('order', { id })) },
    })
  }
  if (outcome?.is === 'not-confirmed' && store.get(journalAtom)) {
    notify(store, {
      text: i18n._(msg`We could not confirm your order`),
      tone: 'error',
      outcomeOf: 'order',
      action: { label: i18n._(msg`Check again`), onPress: () => navigate(href('checkout')) },
    })
  }
}
