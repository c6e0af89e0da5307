/**
 * `npm run contract`: prints every call of the contract as TSV, with the screen that drives it, and how many are settled and driven.
 * `--driven` makes the list of screens anew from the last run of all journeys, `--driven --add` adds to it from a run of some. `--backend` writes docs/backend.md. `npm run openapi` (`--openapi`) writes openapi.json,
 * the published form. (ruling R10)
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import { isSettled } from '#src/api/row.ts'
import type { Row } from '#src/api/row.ts'
import { BACKEND_DOC, formatBackend } from './backend-doc.ts'
import { readDriven, writeDriven } from './driven-list.ts'
import { formatOpenApi } from './openapi/document.ts'
import { print, projectRoot, runOwnedScript } from './script.ts'

const getCall = (row: Row) => [row.method, formatPath(row), row.options.base ?? 'main'].join('\t')

function printCalls(): void {
  const rows = listRows().map(({ row }) => row)
  const driven = readDriven()
  const strange = [...driven.keys()].filter((call) => !rows.some((row) => getCall(row) === call))
  if (strange.length > 0) throw new Error(`docs/driven-calls.tsv names what is no call: ${strange.join(', ')}`)
  print(['method', 'path', 'base', 'settled', 'driven'].join('\t'))
  for (const row of rows) print([getCall(row), isSettled(row) ? 'yes' : 'no', driven.get(getCall(row))?.join(' ') ?? '-'].join('\t'))
  print(`# settled ${rows.filter(isSettled).length} of ${rows.length}, driven ${rows.filter((row) => driven.has(getCall(row))).length}`)
}

await runOwnedScript(async () => {
  if (process.argv.includes('--openapi')) {
    writeFileSync(join(projectRoot, 'openapi.json'), formatOpenApi())
    print('Wrote openapi.json')
  } else if (process.argv.includes('--backend')) {
    writeFileSync(BACKEND_DOC, formatBackend())
    print('Wrote docs/backend.md')
  } else if (process.argv.includes('--driven')) print(`Wrote docs/driven-calls.tsv: ${writeDriven(process.argv.includes('--add'))} calls`)
  else printCalls()
})
