import * as v from 'valibot'
import { expect, it } from 'vitest'
import { listRows } from '#src/api/contract/all.ts'
import { get, post, type Row } from '#src/api/row.ts'
import { projectRoot } from '../../scripts/script.ts'
import { contractTableFaults, fieldFaults } from './contract-tables.ts'
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

it('the sandbox and a page know every field of the contract', () => {
  expect(fieldFaults(readTree(projectRoot), listRows())).toEqual([])
})

it('reports a field that a handler drops, that the sandbox never sends, and that no page reads', () => {
  const buildRow = (verb: string, row: Row) => ({ key: `notice.${verb}`, table: 'notice', verb, row })
  const rows = [
    buildRow('send', post('notice', { body: v.object({ title: v.string(), venue: v.string() }) })),
    buildRow(
      'one',
      get('notice/:id', {
        reply: v.object({ at: v.array(v.object({ room: v.string(), floor: v.string() })) }),
      }),
    ),
  ]
  const files = [
    readSource('src/sandbox/handlers/notice.ts', `import '../content/x.ts'\nimport '../database/tables.ts'`),
    readSource('src/sandbox/content/x.ts', 'export const addNotice = ({ title, at }) => [title, at]'),
    readSource('src/sandbox/database/tables.ts', `export const notice = { venue: '', room: '' }`),
    readSource('src/features/notice.tsx', 'export const show = ({ at, floor }) => [at, floor]'),
    readSource('src/api/shapes/notice.ts', 'export const Notice = { room: 1, floor: 1, venue: 1 }'),
    readSource('src/features/notice.test.ts', 'export const room = 1'),
  ]
  expect(fieldFaults(files, rows)).toEqual([
    'notice.send: its handler drops venue',
    'notice.one: nothing in src/sandbox names floor',
    'notice.one: nothing outside the contract reads room',
  ])
})
