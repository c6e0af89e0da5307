/**
 * `npm run contract`: prints every call of the contract as TSV, with the screen that drives it, and how many are settled and driven.
 * `--write` brings all that is made from the contract up to date, and says what is left to do by hand: run it after each change of a row.
 * `--driven` makes the list of screens anew from the last run of all journeys, which must be whole, `--driven --add` adds to it from a run of some.
 * `npm run openapi` (`--openapi`) writes openapi.json, the published form. (ruling R10)
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRows } from '#src/api/contract/all.ts'
import { isSettled } from '#src/api/row.ts'
import { addCalls } from './added-calls.ts'
import { BACKEND_DOC, formatBackend } from './backend-doc.ts'
import { readDriven, writeDriven } from './driven-list.ts'
import { getCallName } from './first-reads.ts'
import { formatOpenApi } from './openapi/document.ts'
import { print, projectRoot, runOwnedScript } from './script.ts'

function printCalls(): void {
  const rows = listRows().map(({ row }) => row)
  const driven = readDriven()
  const strange = [...driven.keys()].filter((call) => !rows.some((row) => getCallName(row) === call))
  if (strange.length > 0)
    throw new Error(`docs/driven-calls.tsv names what is no call: ${strange.join(', ')}`)
  print(['method', 'path', 'base', 'settled', 'driven'].join('\t'))
  for (const row of rows)
    print(
      [getCallName(row), isSettled(row) ? 'yes' : 'no', driven.get(getCallName(row))?.join(' ') ?? '-'].join(
        '\t',
      ),
    )
  print(
    `# settled ${rows.filter(isSettled).length} of ${rows.length}, driven ${rows.filter((row) => driven.has(getCallName(row))).length}`,
  )
}

await runOwnedScript(async () => {
  if (process.argv.includes('--openapi')) {
    writeFileSync(join(projectRoot, 'openapi.json'), formatOpenApi())
    print('Wrote openapi.json')
  } else if (process.argv.includes('--write')) {
    writeFileSync(BACKEND_DOC, formatBackend())
    print('Wrote docs/backend.md')
    addCalls().forEach(print)
  } else if (process.argv.includes('--driven'))
    print(`Wrote docs/driven-calls.tsv: ${writeDriven(process.argv.includes('--add'))} calls`)
  else printCalls()
})
