/**
 * `npm run counts`: the number of faults by house rule, then each fault. Everything it counts must be 0.
 * `npm run counts -- src/lib` lists the faults of one folder.
 */

import { citationFaults } from '../tests/rules/citations.ts'
import { rules } from '../tests/rules/rules.ts'
import { readTree } from '../tests/rules/source-tree.ts'
import { print, projectRoot } from './script.ts'

const folder = process.argv[2] ?? ''
const tree = readTree(projectRoot)
const found = Object.entries({ ...rules, citations: citationFaults }).map(([name, listFaults]) => ({
  name,
  faults: listFaults(tree, projectRoot).filter((fault) => fault.includes(folder)),
}))

for (const { name, faults } of found) print(`${String(faults.length).padStart(4)}  ${name}`)
for (const fault of found.flatMap(({ faults }) => faults)) print(fault)
if (found.some(({ faults }) => faults.length > 0)) process.exitCode = 1
