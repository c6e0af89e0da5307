import initSqlJs from 'sql.js'
import { expect, it } from 'vitest'
import { runSql } from './sql-engine.ts'

const { Database } = await initSqlJs()
const run = (code: string, setup = '') => runSql(() => new Database(), { code, setup, examples: [] })

it('shows the rows of every query, from the usual tables', () => {
  const { tables } = run(
    "SELECT name FROM students WHERE age < 20 ORDER BY name; INSERT INTO students(name) VALUES ('ক'); SELECT NULL AS x",
  )
  expect(tables).toEqual([
    { columns: ['name'], rows: [['তানভীর'], ['মিতু']], isCut: false },
    { columns: ['x'], rows: [[null]], isCut: false },
  ])
})

it('shows each value as it is stored', () => {
  const { tables } = run("SELECT 9007199254740993 AS a, 7.0, 7, NULL, '', 'NULL', 0.5, -9223372036854775808")
  expect(tables[0]?.rows).toEqual([
    ['9007199254740993', '7.0', '7', null, '', 'NULL', '0.5', '-9223372036854775808'],
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

const BOOKS =
  "CREATE TABLE books (id, title, price); INSERT INTO books VALUES (1, 'ক', 320), (2, 'খ', 180), (3, 'গ', 150)"
const judge = (code: string, ...examples: Parameters<typeof runSql>[1]['examples']) =>
  runSql(() => new Database(), { code, setup: BOOKS, examples }).checks.map(({ got, isRight }) => [
    got,
    isRight,
  ])

it('compares the rows with each example, on tables made anew', () => {
  expect(
    judge(
      'SELECT title, price FROM books WHERE price < 200',
      { input: '', expected: 'গ, 150; খ, 180' },
      { input: 'DELETE FROM books WHERE id = 3', expected: 'খ | 180' },
      { input: 'UPDATE books SET price = 500', expected: '' },
      { input: '', expected: 'ক, 320' },
    ),
  ).toEqual([
    ['খ, 180; গ, 150', true],
    ['খ, 180', true],
    ['', true],
    ['খ, 180; গ, 150', false],
  ])
})

it('takes 7 and 7.0 for the same number in an example', () => {
  expect(judge('SELECT avg(price) FROM books WHERE id < 3', { input: '', expected: '250' })).toEqual([
    ['250.0', true],
  ])
})

it('takes the order where it counts, and asks after an answer that only writes', () => {
  const inOrder = { input: '', expected: 'গ; খ', isInOrder: true }
  expect(judge('SELECT title FROM books WHERE price < 200', inOrder)).toEqual([['খ; গ', false]])
  expect(judge('SELECT title FROM books WHERE price < 200 ORDER BY price', inOrder)).toEqual([['গ; খ', true]])
  expect(
    judge('UPDATE books SET price = 1 WHERE id = 2', {
      input: 'SELECT price FROM books WHERE id = 2',
      expected: '1',
    }),
  ).toEqual([['1', true]])
  expect(judge('SELECT title FROM books', { input: 'DROP TABLE books', expected: 'ক' })).toEqual([
    ['no such table: books', false],
  ])
})
