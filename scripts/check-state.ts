/*
 * Variables of a module (`let` outside of every function) outlive the page that set them, are shared by all tests of a file,
 * and no screen hears of their change: state belongs into an atom, a ref or a closure. The files below have some today; the
 * list only gets shorter.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** How many variables of a module a file may have. */
const ALLOWED: Readonly<Record<string, number>> = {
  'src/api/api.ts': 1,
  'src/api/schema/records.ts': 2,
  'src/app/counter/frame.ts': 1,
  'src/app/navigation/page-focus.ts': 1,
  'src/app/failures/session-lost.ts': 1,
  'src/app/failures/version.ts': 2,
  'src/boot/app.ts': 1,
  'src/boot/device.ts': 1,
  'src/features/chat/crm/frame.ts': 1,
  'src/features/menu/list/measures.ts': 1,
  'src/features/order-submission/submit.ts': 1,
  'src/features/product-card/motion.ts': 1,
  'src/i18n/catalog.ts': 2,
  'src/lib/clock.ts': 2,
  'src/lib/trusted-html.ts': 1,
  'src/shell/geolocation.ts': 1,
  'src/shell/history.ts': 7,
  'src/shell/override-stack.ts': 1,
  'src/shell/telegram/home-screen.ts': 1,
  'src/shell/telegram/invoice.ts': 1,
  'src/shell/telegram/scanner.ts': 1,
  'src/ui/map/yandex/frame.ts': 3,
  'src/ui/map/yandex/keyed-map.ts': 1,
}

/** The variables of a module, by name; `file` says how it is parsed. */
export function variablesOf(file: string, text: string): string[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind === 'const') return []
    return declared.declarations.map(({ id }) => text.slice(id.start, id.end).split(':')[0] ?? '')
  })
}

/** What is wrong, one line each; `found`: the variables by file. */
export function faultsOf(
  found: ReadonlyMap<string, readonly string[]>,
  allowed: Readonly<Record<string, number>>,
): string[] {
  const files = new Set([...found.keys(), ...Object.keys(allowed)])
  return [...files].flatMap((file) => {
    const names = found.get(file) ?? []
    const [most, count] = [allowed[file] ?? 0, names.length]
    if (count > most)
      return [
        `${file} has variables of the module (${names.join(', ')}): an atom, a ref or a closure holds state`,
      ]
    return count < most
      ? [`${file} has ${count} by now: say so in scripts/check-state.ts, the list only gets shorter`]
      : []
  })
}

if (import.meta.main) {
  const files = globSync('src/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file))
  const found = new Map(files.map((file) => [file, variablesOf(file, readFileSync(file, 'utf8'))]))
  const faults = faultsOf(found, ALLOWED)
  for (const fault of faults) console.error(fault)
  const count = [...found.values()].flat().length
  console.log(`${count} variables of modules in ${files.length} files of src: ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
