import { expect, test } from 'vitest'
import {
  BLOCK,
  orderPapers,
  chooseOrder,
  countPlace,
  findAhead,
  findBefore,
  findPlace,
  type PaperOrder,
} from './order.ts'

const list = (no: number, count = BLOCK) =>
  Array.from({ length: count }, (_, at) => ({ id: `p${(no - 1) * BLOCK + at}`, isChecked: false }))
const forward: PaperOrder = { kind: 'forward' }
const mixedBy = (person: string) => chooseOrder({ person, exam: 'exam-1', teachers: [], isMixed: true })
const readAll = (total: number, order: PaperOrder) => {
  const count = Math.ceil(total / BLOCK)
  const blocks = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [at + 1, list(at + 1, Math.min(BLOCK, total - at * BLOCK))]),
  )
  return orderPapers(total, blocks, order)
}
const idsOf = ({ blocks, papers }: ReturnType<typeof readAll>) =>
  blocks.flatMap((no) => papers.get(no)?.map(({ id }) => id) ?? [])
const every = { count: 3, isOpen: () => true, isFinished: () => false }

test('mixed order has each paper once, is the same again, and differs by teacher', () => {
  const mine = idsOf(readAll(120, mixedBy('a')))
  expect(new Set(mine).size).toBe(120)
  expect(mine).toEqual(idsOf(readAll(120, mixedBy('a'))))
  expect(mine).not.toEqual(idsOf(readAll(120, forward)))
  expect(mine).not.toEqual(idsOf(readAll(120, mixedBy('b'))))
})

test('papers that come in later leave the order of the others as it was', () => {
  const before = idsOf(readAll(60, mixedBy('a')))
  const after = idsOf(readAll(130, mixedBy('a')))
  expect(after.filter((id) => before.includes(id))).toEqual(before)
})

test('two teachers of one batch begin at different ends and meet only at the end', () => {
  const [one, other] = ['t1', 't2'].map((person) =>
    idsOf(readAll(120, chooseOrder({ person, exam: 'e', teachers: ['t1', 't2'], isMixed: false }))),
  )
  const marked = new Set<string>()
  for (let step = 0; step < 60; step += 1)
    for (const order of [one!, other!]) {
      const next = order.find((id) => !marked.has(id))
      expect(next).toBe(order[step])
      marked.add(next!)
    }
  expect(marked.size).toBe(120)
})

test('the next papers are found across blocks, and what was skipped comes at the end', () => {
  const ordered = readAll(60, forward)
  const from = (id: string, isOpen: (id: string) => boolean = () => true) =>
    findAhead(ordered, findPlace(ordered, id), { ...every, isOpen: (paper) => isOpen(paper.id) }).ids
  expect(from('p48')).toEqual(['p49', 'p50', 'p51'])
  expect(from('p59')).toEqual(['p0', 'p1', 'p2'])
  expect(from('p30', (id) => ['p2', 'p30', 'p55'].includes(id))).toEqual(['p55', 'p2'])
  expect(from('p30', () => false)).toEqual([])
})

test('of ten thousand papers only the next block is wanted, and finished ones are passed by', () => {
  const ordered = orderPapers(10_000, { 7: list(7) }, forward)
  const at = findPlace(ordered, 'p348')
  expect(at).toEqual({ block: 7, at: 48 })
  expect(countPlace(ordered, at!)).toBe(349)
  expect(findAhead(ordered, at, every)).toEqual({ ids: ['p349'], missing: 8 })
  expect(findAhead(ordered, at, { ...every, isFinished: (no) => no < 20 }).missing).toBe(20)
  expect(findBefore(ordered, { block: 7, at: 0 })).toEqual({ ids: [], missing: 6 })
  expect(findBefore(ordered, { block: 7, at: 5 }).ids).toEqual(['p304'])
})
