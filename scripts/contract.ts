/**
 * `npm run contract`: prints every call of the contract as TSV, and how many have a settled reply. `npm run openapi` (`--openapi`)
 * writes openapi.json, its published form. (ruling R10)
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import { isSettled } from '#src/api/row.ts'
import { formatOpenApi } from './openapi-document.ts'
import { print, projectRoot } from './script.ts'

if (process.argv.includes('--openapi')) {
  writeFileSync(join(projectRoot, 'openapi.json'), formatOpenApi())
  print('Wrote openapi.json')
} else {
  const rows = listRows().map(({ row }) => row)
  print(['method', 'path', 'base', 'settled'].join('\t'))
  for (const row of rows) print([row.method, formatPath(row), row.options.base ?? 'main', isSettled(row) ? 'yes' : 'no'].join('\t'))
  print(`# settled ${rows.filter(isSettled).length} of ${rows.length}`)
}
