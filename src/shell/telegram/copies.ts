import {
  deleteCloudStorageItem,
  getCloudStorageItem,
  request,
  setCloudStorageItem,
  supports,
} from '@telegram-apps/sdk-react'
import type { Copies } from '#/shell/shell.ts'

/** How long to wait for the client, ms; the cloud is on Telegram's servers. */
const LIMIT = 5_000
/** Bytes; a longer text is not kept in the cloud. */
const CLOUD_VALUE = 4_096

/** The storage of the device: from 9.0, and not even then in every client. The SDK has no part for it. */
function onDevice(version: string): Copies | null {
  if (!supports('web_app_device_storage_save_key', version)) return null
  let last = 0
  const call = () => {
    const id = `copy-${++last}`
    const capture = (sent: { payload: { req_id: string } }) => sent.payload.req_id === id
    return { id, options: { capture, timeout: LIMIT } }
  }
  return {
    read: async (key) => {
      const { id, options } = call()
      const answers = ['device_storage_key_received', 'device_storage_failed'] as const
      const params = { req_id: id, key }
      const answer = await request('web_app_device_storage_get_key', [...answers], { params, ...options })
      if (!('value' in answer)) throw new Error(answer.error)
      return answer.value
    },
    write: async (key, value) => {
      const { id, options } = call()
      const answers = ['device_storage_key_saved', 'device_storage_failed'] as const
      const params = { req_id: id, key, value }
      const answer = await request('web_app_device_storage_save_key', [...answers], { params, ...options })
      if ('error' in answer) throw new Error(answer.error)
      return true
    },
  }
}

/** The customer's own storage on Telegram's servers, from 6.9. */
const inCloud: Copies = {
  read: async (key) => (await getCloudStorageItem(key, { timeout: LIMIT })) || null,
  write: async (key, text) => {
    if (text === null) await deleteCloudStorageItem(key, { timeout: LIMIT })
    else if (new TextEncoder().encode(text).length > CLOUD_VALUE) return false
    else await setCloudStorageItem(key, text, { timeout: LIMIT })
    return true
  },
}

/**
 * Copies outside the webview (BX-31): on the device, where the client can, else in the cloud. What a client that has
 * got a newer version meanwhile kept in the cloud is not looked for on the device.
 */
export function copiesOf(version: string): Copies | null {
  const places = [
    onDevice(version),
    supports('web_app_invoke_custom_method', version) ? inCloud : null,
  ].filter((place) => place !== null)
  if (places.length === 0) return null
  /** The answer of the first place that gives one. */
  const first = async <T>(refused: T, use: (place: Copies) => Promise<T>): Promise<T> => {
    for (const place of places) {
      try {
        return await use(place)
      } catch {
        // refused or not answered: the next place
      }
    }
    return refused
  }
  return {
    read: (key) => first<string | null>(null, (place) => place.read(key)),
    write: (key, text) => first(false, (place) => place.write(key, text)),
  }
}
