/**
 * The domains of payment providers: Payme, Click, Uzum, Paynet, Octo, Multicard. All hosts of a domain are the
 * provider's, its test hosts too. The build may add more hosts.
 */
const PROVIDERS = [
  'paycom.uz',
  'payme.uz',
  'click.uz',
  'uzumbank.uz',
  'uzumcheckout.uz',
  'paynet.uz',
  'octo.uz',
  'multicard.uz',
]

/**
 * Whether an address a server gave may be opened as a payment page without asking: https at a known provider, or our own
 * origin, where the sandbox has its page. `more`: hosts of the build, comma separated.
 */
export function isPayAddress(address: string, ownOrigin: string, more = ''): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password) return false
  if (url.origin === ownOrigin) return url.protocol === 'https:' || url.protocol === 'http:'
  const isOfProvider = PROVIDERS.some((domain) => `.${url.hostname}`.endsWith(`.${domain}`))
  const hosts = more.split(',').map((host) => host.trim().toLowerCase())
  return url.protocol === 'https:' && url.port === '' && (isOfProvider || hosts.includes(url.hostname))
}
