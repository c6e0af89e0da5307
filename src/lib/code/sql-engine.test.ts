import initSqlJs from 'sql.js'
import { expect, it } from 'vitest'
import { runSql } from './sql-engine.ts'

const { Database } = await initSqlJs()
const run = (code: string, setup = '') => runSql(new Database(), { code, setup, examples: [] })

it('shows the rows of every query, from the usual tables', () => {
  const { tables } = run(
    "SELECT name FROM students WHERE age < 20 ORDER BY name; INSERT INTO students(name) VALUES ('ক'); SELECT NULL AS x",
  )
  expect(tables).toEqual([
    { columns: ['name'], rows: [['তানভীর'], ['মিতু']], isCut: false },
    { columns: ['x'], rows: [['NULL']], isCut: false },
  ])
})

it('makes the tables of the exercise instead', () => {
  expect(
    run('SELECT a FROM own', 'CREATE TABLE own (a); INSERT INTO own VALUES (7)').tables[0]?.rows,
  ).toEqual([['7']])
  expect(run('SELECT * FROM students', 'CREATE TABLE own (a)').error?.text).toMatch(/no such table/)
})

it('keeps a hundred rows of many, and shows what came before an error', () => {
  const { tables, error } = run(
    'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 1000) SELECT n FROM c; SELECT absent',
  )
  expect(tables[0]).toMatchObject({ isCut: true })
  expect(tables[0]?.rows).toHaveLength(100)
  expect(error?.text).toMatch(/no such column/)
})

it('gives up on what takes all memory', () => {
  const big =
    'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000) SELECT group_concat(hex(zeroblob(500000))) FROM c'
  expect(run(big).error?.text).toMatch(/memory|too big/)
})
