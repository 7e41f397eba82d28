import type { Shop } from './shop.ts'

/** A page of a customer who has signed in. */
export async function signedIn(shop: Shop, phone: string, path: string) {
  await shop.open()
  await shop.signIn(phone)
  await shop.go(path)
}
