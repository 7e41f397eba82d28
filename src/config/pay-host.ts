/** Known hosts of payment pages; the build may add more. */
const PAY_HOSTS = ['checkout.paycom.uz', 'my.click.uz']

/**
 * Whether an address a server gave may be opened as a payment page without asking: https at a known host, or our own
 * origin, where the sandbox has its page. `more`: hosts of the build, comma separated.
 */
export function isPayAddress(address: string, ownOrigin: string, more = ''): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password) return false
  if (url.origin === ownOrigin) return url.protocol === 'https:' || url.protocol === 'http:'
  const hosts = [...PAY_HOSTS, ...more.split(',').map((host) => host.trim().toLowerCase())]
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
}
