import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/script.ts'
import { contractTableFaults } from './contract-tables.ts'
import { readSource, readTree } from './source-tree.ts'

it('every table of the contract is in the list of all tables', () => {
  const files = readTree(projectRoot)
  expect(files.filter(({ path }) => path.startsWith('src/api/contract/')).length).toBeGreaterThan(30)
  expect(contractTableFaults(files)).toEqual([])
})

it('reports a table that is not listed', () => {
  const faults = contractTableFaults([
    readSource(
      'src/api/contract/all.ts',
      `import { batch } from './batch.ts'\nexport const contract = { batch }`,
    ),
    readSource('src/api/contract/batch.ts', `export const batch = {\n  one: get('batch/:id', {}),\n}`),
    readSource('src/api/contract/download.ts', `export const download = {\n  list: get('download', {}),\n}`),
  ])
  expect(faults).toEqual([
    expect.stringMatching(/^src\/api\/contract\/download.ts is in no list: name its table/),
  ])
})
