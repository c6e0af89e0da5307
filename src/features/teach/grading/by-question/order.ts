/**
 * The order in which one teacher takes the papers of an exam. Papers are known by blocks, the pages of the
 * list, so that an exam of ten thousand is never read as a whole. (ruling R73)
 */

import { hashText } from '#src/lib/hash-text.ts'

/** Rows of one page of the list. */
export const BLOCK = 50

/** Whose papers are taken; an assignment has one question, with criteria. (ruling R34) */
export type WorkKind = 'exam' | 'assignment'

/** A paper as the list names it. */
export interface ListedPaper {
  id: string
  isChecked: boolean
}

/** A batch's second teacher begins at the end; `mixed` is a shuffle that stays over days and devices. */
export type PaperOrder = { kind: 'forward' } | { kind: 'backward' } | { kind: 'mixed'; seed: string }

function arrange<T>(items: readonly T[], order: PaperOrder, nameOf: (item: T) => string): T[] {
  if (order.kind === 'forward') return [...items]
  if (order.kind === 'backward') return items.toReversed()
  const rank = new Map(items.map((item) => [item, hashText(`${order.seed}:${nameOf(item)}`)]))
  return items.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0))
}

/** The first teacher of a batch begins at the front, the second at the end, further ones somewhere else. */
export function chooseOrder({
  person,
  exam,
  teachers,
  isMixed,
}: {
  person: string
  exam: string
  teachers: readonly string[]
  isMixed: boolean
}): PaperOrder {
  const at = teachers.indexOf(person)
  if (isMixed || at > 1) return { kind: 'mixed', seed: `${person}:${exam}` }
  return { kind: at === 1 ? 'backward' : 'forward' }
}

export interface OrderedPapers {
  /** Numbers of the blocks, from 1, in this teacher's order. */
  blocks: readonly number[]
  /** Papers of the blocks that are known, in this teacher's order. */
  papers: ReadonlyMap<number, readonly ListedPaper[]>
}

export function orderPapers(
  total: number,
  known: Readonly<Record<number, readonly ListedPaper[] | undefined>>,
  order: PaperOrder,
): OrderedPapers {
  const all = Array.from({ length: Math.ceil(total / BLOCK) }, (_, at) => at + 1)
  const blocks = arrange(all, order, String)
  const papers = new Map(
    blocks.flatMap((no): [number, readonly ListedPaper[]][] => {
      const block = known[no]
      return block ? [[no, arrange(block, order, ({ id }) => id)]] : []
    }),
  )
  return { blocks, papers }
}

export interface PaperPosition {
  block: number
  /** Index in its block. */
  at: number
}

/** Undefined for a paper of a block that is not known yet. */
export function findPlace({ papers }: OrderedPapers, id: string | undefined): PaperPosition | undefined {
  for (const [block, listed] of papers) {
    const at = listed.findIndex((paper) => paper.id === id)
    if (at >= 0) return { block, at }
  }
  return undefined
}

/** Position in the whole order, from 1. */
export function countPlace({ blocks, papers }: OrderedPapers, { block, at }: PaperPosition): number {
  const before = blocks.slice(0, blocks.indexOf(block))
  return before.reduce((sum, no) => sum + (papers.get(no)?.length ?? BLOCK), at + 1)
}

export interface Ahead {
  ids: readonly string[]
  /** The block that must be read to find more. */
  missing: number | undefined
}

interface Search {
  /** Papers wanted. */
  count: number
  isOpen: (paper: ListedPaper) => boolean
  /** True for a block without open papers, which need not be read. */
  isFinished: (block: number) => boolean
}

/** Finds the next open papers after one; what was skipped comes again at the end. */
export function findAhead(
  { blocks, papers }: OrderedPapers,
  from: PaperPosition | undefined,
  search: Search,
): Ahead {
  const { count, isOpen, isFinished } = search
  const start = from ? blocks.indexOf(from.block) : 0
  const first = from ? from.at + 1 : 0
  const ids: string[] = []
  for (let step = 0; step <= blocks.length; step += 1) {
    const block = blocks[(start + step) % Math.max(blocks.length, 1)]
    if (block === undefined) break
    const listed = papers.get(block)
    if (listed === undefined) {
      if (step === blocks.length || isFinished(block)) continue
      return { ids, missing: block }
    }
    // The first block is taken in two parts: after the paper, and at the very end before it.
    const part =
      step === 0 ? listed.slice(first) : step === blocks.length ? listed.slice(0, from?.at ?? 0) : listed
    for (const paper of part) {
      if (isOpen(paper)) ids.push(paper.id)
      if (ids.length === count) return { ids, missing: undefined }
    }
  }
  return { ids, missing: undefined }
}

/** The paper before this one in the order, marked or not. */
export function findBefore({ blocks, papers }: OrderedPapers, { block, at }: PaperPosition): Ahead {
  const own = papers.get(block)?.[at - 1]
  if (own) return { ids: [own.id], missing: undefined }
  const earlier = blocks[blocks.indexOf(block) - 1]
  if (earlier === undefined) return { ids: [], missing: undefined }
  const last = papers.get(earlier)?.at(-1)
  return { ids: last ? [last.id] : [], missing: last || papers.has(earlier) ? undefined : earlier }
}
