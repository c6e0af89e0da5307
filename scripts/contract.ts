/** `npm run contract`: prints every call of the contract as TSV, and how many have a settled reply. (ruling R10) */
import { formatPath, listRows } from '#src/api/contract/all.ts'
import { isSettled } from '#src/api/row.ts'

const all = listRows().map(({ row }) => row)

console.log(['method', 'path', 'base', 'settled'].join('\t'))
for (const row of all) {
  console.log([row.method, formatPath(row), row.options.base ?? 'main', isSettled(row) ? 'yes' : 'no'].join('\t'))
}
console.log(`# settled ${all.filter(isSettled).length} of ${all.length}`)
