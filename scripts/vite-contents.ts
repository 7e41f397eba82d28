import type { Plugin } from 'vite'

/**
 * Writes which module went into which file, so that `check-size` can name the modules that do not belong to the first
 * load.
 */
export function writeContents(): Plugin {
  return {
    name: 'write-contents',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? [[part.fileName, Object.keys(part.modules).map(short)] as const] : [],
      )
      const source = JSON.stringify(Object.fromEntries(files))
      this.emitFile({ type: 'asset', fileName: '.vite/contents.json', source })
    },
  }
}

/** A module's path from the project's root: a build must not contain paths of the machine that made it. */
const short = (id: string) => id.replace(`${process.cwd()}/`, '').replaceAll('\0', '')
