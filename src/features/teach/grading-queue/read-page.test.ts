import { expect, test } from 'vitest'
import { computePageWindow } from './read-page.ts'

test.each([
  [1, 50, 0, [1], 0],
  [3, 50, 0, [3], 0],
  [2, 50, 10, [1, 2], 40],
  [3, 50, 50, [2], 0],
  [2, 50, 80, [1], 0],
])('page %d of %d rows after %d rows have left: pages %o, skipping %d', (page, size, gone, pages, skip) => {
  expect(computePageWindow(page, size, gone)).toEqual({ pages, skip })
})

test('no row is missed or repeated while rows leave the list', () => {
  const size = 5
  let server = Array.from({ length: 23 }, (_, id) => id)
  const seen: number[] = []
  for (let page = 1; page <= 5; page++) {
    const gone = seen.filter((id) => !server.includes(id)).length
    const { pages, skip } = computePageWindow(page, size, gone)
    const rows = pages
      .flatMap((each) => server.slice((each - 1) * size, each * size))
      .slice(skip, skip + size)
    seen.push(...rows)
    // Two of three shown rows are checked and leave.
    server = server.filter((id) => !rows.includes(id) || id % 3 === 0)
  }
  expect(seen).toEqual(Array.from({ length: 23 }, (_, id) => id))
})
