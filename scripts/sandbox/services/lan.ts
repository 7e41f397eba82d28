import { networkInterfaces } from 'node:os'

const EVERYWHERE = ['0.0.0.0', '::']

/** Addresses (IPv4) under which other devices of the network reach a server that listens on `hostname`; none: it is this machine's own. */
export function lanAddresses(hostname: string): string[] {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return EVERYWHERE.includes(hostname) ? own : own.filter((address) => address === hostname)
}
