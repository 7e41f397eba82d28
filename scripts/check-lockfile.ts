/*
 * Everything that `npm ci` installs is named by the lockfile with its content: an entry without a hash would be installed
 * whatever the registry sends.
 */
import { readFileSync } from 'node:fs'

/** An entry of package-lock.json. `resolved`: where npm downloads it from; absent: the registry of the machine. */
export type Entry = {
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  optional?: boolean
  os?: readonly string[]
  cpu?: readonly string[]
}

/**
 * A binary for another platform than the one that wrote the lockfile: npm has never seen it and knows no hash. These alone
 * may be without one; on their own platform they are installed unchecked.
 */
const isOtherPlatforms = ({ optional, os, cpu }: Entry) =>
  optional === true && (os !== undefined || cpu !== undefined)

/**
 * `faults`: what is wrong with the entries, one line each, by their path; `unchecked`: the binaries of other platforms
 * that have no hash.
 */
export function checkEntries(packages: Readonly<Record<string, Entry>>) {
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path !== '' && !link && !inBundle,
  )
  const unchecked = installed.filter(([, entry]) => !entry.integrity && isOtherPlatforms(entry))
  const faults = installed
    .filter(([, entry]) => entry.integrity || !isOtherPlatforms(entry))
    .flatMap(([path, { integrity, resolved }]) => {
      // Whoever sends an archive, it is the one of the hash; a repository has none.
      if (resolved !== undefined && !resolved.startsWith('https://'))
        return [`${path} comes from ${resolved}`]
      return integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512 integrity`]
    })
  return { faults, unchecked: unchecked.map(([path]) => path), count: installed.length }
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { faults, unchecked, count } = checkEntries(packages)
  for (const fault of faults) console.error(fault)
  console.log(
    `${count} packages in the lockfile: ${faults.length} faults, ${unchecked.length} binaries of other platforms without a hash`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}
