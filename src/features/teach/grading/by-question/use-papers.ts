/** The papers of one question in the teacher's order: this one, the next ones, and how many are done. */

import { useCallback, useEffect, useMemo } from 'react'
import { readCourseInfo } from '#src/api/contract/batch.ts'
import { submission } from '#src/api/contract/submission.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import { forgetReply, useRead } from '#src/api/use-api.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { listRowMarks } from '../saving/told.ts'
import { listQuestions } from '../sheet.ts'
import {
  type Ahead,
  BLOCK,
  orderPapers,
  chooseOrder,
  countPlace,
  findAhead,
  findBefore,
  findPlace,
  type ListedPaper,
  type OrderedPapers,
  type WorkKind,
} from './order.ts'
import { MOST_READ, type PapersState, type Texts, usePapersStore } from './papers-store.ts'
import { type ExamProgress, getPlace, changePlace, usePlaces } from './place-store.ts'
import { findUnswept, openPapers, requestBlock, sweepBlock } from './read-blocks.ts'
import { findFirstUnit, hasAllMarks, listUnits, type Unit } from './units.ts'
import { getWords, type KindWords } from './words.ts'

/** Papers that are read before they are opened. */
const READ_AHEAD = 5

/** The question, paper and block that the address names. */
export interface Asked {
  /** Id of the exam or the assignment. */
  exam: string
  kind: WorkKind
  row: string | undefined
  paper: string | undefined
  block: number | undefined
}

/** The order of this teacher; undefined until it is known who teaches the batch. */
function useOrder(exam: string, isMixed: boolean, batch: string | undefined) {
  const person = useSession(({ user }) => user?._id ?? '')
  const read = useRead({ ...readCourseInfo(batch ?? ''), isQuiet: true }, { isWanted: batch !== undefined })
  const isKnown = isMixed || read.data !== undefined || read.error !== undefined
  const teachers = read.data?.teachers.map(({ _id }) => _id).join(' ') ?? ''
  return useMemo(
    () => (isKnown ? chooseOrder({ person, exam, teachers: teachers.split(' '), isMixed }) : undefined),
    [isKnown, person, exam, teachers, isMixed],
  )
}

const NO_PAPERS: OrderedPapers = { blocks: [], papers: new Map() }

interface KnownPaper {
  /** By row; null without a mark. */
  marks: Readonly<Record<string, number | null>>
  texts: Texts
}

type Known = ReadonlyMap<string, KnownPaper>

/** The papers whose marks and answers are known, by id, with the marks that are on their way. */
function useKnown(read: PapersState['read']): Known {
  const saves = useQueue(GRADING_SAVES)
  const told = useMarks((marks) => marks.told)
  return useMemo(() => {
    const waiting = new Map(saves.map((save) => [save.submission, save]))
    return new Map(
      read.flatMap(({ texts: block }) =>
        Object.entries(block).flatMap(([id, texts]): [string, KnownPaper][] => {
          const rows = told.get(id)?.rows
          return rows && texts ? [[id, { texts, marks: listRowMarks(rows, waiting.get(id)) }]] : []
        }),
      ),
    )
  }, [read, saves, told])
}

/** A checked paper has all its marks; of the others it is known once they are read. */
function isMarked({ id, isChecked }: ListedPaper, unit: Unit | undefined, known: Known): boolean {
  const paper = known.get(id)
  return paper && unit ? hasAllMarks(unit, paper.marks) : isChecked
}

export interface RowProgress {
  unit: Unit
  /** Number of the question, or of the criterion of an assignment, from 1. */
  no: number
  done: number
  total: number
}

/** Counts the marked papers of one unit in the blocks read last; of all others the last count stays. */
function countBlocks(unit: Unit, { blocks, read }: PapersState, place: ExamProgress, papers: Known) {
  const before = place.done[unit.id] ?? {}
  const countMarked = (no: number) => blocks[no]?.filter((paper) => isMarked(paper, unit, papers)).length ?? 0
  const counts = { ...before }
  for (const no of Object.keys(blocks).map(Number)) {
    const isWhole = blocks[no]?.every(({ id, isChecked }) => isChecked || papers.has(id))
    if (read.some((block) => block.no === no))
      counts[no] = isWhole ? countMarked(no) : Math.max(countMarked(no), before[no] ?? 0)
    else counts[no] ??= countMarked(no)
  }
  return counts
}

function useProgress(state: PapersState, place: ExamProgress, known: Known) {
  const { sheet, total = 0, exam, kind, blocks } = state
  const units = useMemo(() => (sheet ? listUnits(sheet, kind) : []), [sheet, kind])
  const listed = Object.values(blocks)
  // The list counts retest requests too, which have nothing to mark.
  const all =
    listed.length === Math.ceil(total / BLOCK)
      ? listed.reduce((sum, papers) => sum + (papers?.length ?? 0), 0)
      : total
  const done = useMemo(
    () => Object.fromEntries(units.map((unit) => [unit.id, countBlocks(unit, state, place, known)])),
    // oxlint-disable-next-line react/exhaustive-deps -- the place is only read for blocks that are not known
    [units, state, known],
  )
  useEffect(() => {
    if (exam && units.length > 0) changePlace(exam, (before) => ({ done: { ...before.done, ...done } }))
  }, [exam, units, done])
  const order = sheet ? listQuestions(sheet).map(({ id }) => id) : []
  return {
    done,
    rows: units.map((unit, at): RowProgress => ({
      unit,
      no: (kind === 'assignment' ? at : order.indexOf(unit.question)) + 1,
      done: Math.min(
        Object.values(done[unit.id] ?? {}).reduce((sum, count) => sum + count, 0),
        all,
      ),
      total: all,
    })),
  }
}

export interface QuestionMarking {
  words: KindWords
  state: PapersState
  place: ExamProgress
  rows: readonly RowProgress[]
  row: RowProgress | undefined
  known: Known
  /** Position in the order, from 1; undefined while its block is not known. */
  no: number | undefined
  countNo: (id: string) => number | undefined
  ahead: Ahead
  previous: string | undefined
  /** The first paper of the order, marked or not. */
  first: string | undefined
  findBlock: (id: string) => number | undefined
  /** Papers of this question that are put off. */
  flagged: readonly string[]
  /** Nothing is left to be marked, but what is put off. */
  isDone: boolean
  /** Tells whether the paper has all its marks here; undefined while it is not known. */
  isMarked: (id: string) => boolean | undefined
  /** The list or its order is still being read. */
  isAwaited: boolean
}

export function usePapers({ exam, kind, row: rowId, paper, block }: Asked): QuestionMarking {
  const state = usePapersStore()
  const place = usePlaces(({ places }) => getPlace(places, exam))
  const known = useKnown(state.read)
  const order = useOrder(exam, place.isBlind, state.batch)
  const { total, blocks } = state
  const ordered = useMemo(
    () => (order && total !== undefined ? orderPapers(total, blocks, order) : NO_PAPERS),
    [order, total, blocks],
  )
  const { rows, done } = useProgress(state, place, known)
  const row = [rowId, place.row, state.sheet && findFirstUnit(state.sheet, kind)]
    .map((id) => rows.find((each) => each.unit.id === id))
    .find((each) => each !== undefined)
  // Before the first paper tells the rows, the address and the kept place name one.
  const rowKey = row?.unit.id ?? rowId ?? place.row ?? ''
  const flagged = place.flagged[rowKey] ?? []
  const start = paper ?? place.papers[rowKey]?.id
  const at = findPlace(ordered, start)
  const isOpen = (each: ListedPaper) => !flagged.includes(each.id) && !isMarked(each, row?.unit, known)
  const listed = at && ordered.papers.get(at.block)?.[at.at]
  const isStartOpen = paper === undefined && listed !== undefined && isOpen(listed)
  const search = {
    count: READ_AHEAD,
    isOpen,
    isFinished: (no: number) => (done[rowKey]?.[no] ?? 0) >= (blocks[no]?.length ?? BLOCK),
  }
  const found = findAhead(ordered, at, search)
  const ahead = isStartOpen ? { ...found, ids: [listed.id, ...found.ids].slice(0, READ_AHEAD) } : found
  const before = at && findBefore(ordered, at)
  const isAwaited = ordered === NO_PAPERS && total !== 0 && state.error === undefined

  useEffect(() => {
    openPapers(exam, kind)
    requestBlock(block ?? place.papers[rowKey]?.block ?? 1)
    // oxlint-disable-next-line react/exhaustive-deps -- the place is where the page begins
  }, [exam, block])
  useEffect(() => {
    if (ahead.missing !== undefined) requestBlock(ahead.missing)
    if (before?.missing !== undefined) requestBlock(before.missing)
  }, [ahead.missing, before?.missing])
  // A paper of an address without its block is looked for in a small exam.
  const unlisted =
    paper !== undefined && at === undefined && ordered.blocks.length <= MOST_READ
      ? ordered.blocks.find((no) => blocks[no] === undefined)
      : undefined
  useEffect(() => {
    if (unlisted !== undefined) requestBlock(unlisted)
  }, [unlisted])
  // The paper on screen is read before any other.
  const unswept = at && known.size > 0 ? findUnswept(at.block, ordered.blocks) : undefined
  useEffect(() => {
    if (unswept === undefined || isSavingData()) return
    requestBlock(unswept)
    void sweepBlock(unswept)
  }, [unswept, blocks, known.size])

  const countNo = (id: string) => {
    const where = findPlace(ordered, id)
    return where && countPlace(ordered, where)
  }
  const findBlock = useCallback((id: string) => findPlace(ordered, id)?.block, [ordered])
  return {
    words: getWords(kind),
    state,
    place,
    rows,
    row,
    known,
    no: at && countPlace(ordered, at),
    countNo,
    ahead,
    previous: before?.ids[0],
    first: ordered.papers.get(ordered.blocks[0] ?? 0)?.[0]?.id,
    findBlock,
    flagged,
    isMarked: (id) => {
      const paper = known.get(id)
      return row && paper && hasAllMarks(row.unit, paper.marks)
    },
    isDone: !isAwaited && ahead.ids.length === 0 && ahead.missing === undefined,
    isAwaited: isAwaited || (ahead.ids.length === 0 && ahead.missing !== undefined),
  }
}

/** Papers before and after this one that stay in memory: those ahead, and some to go back to. */
const MOST_CACHED = 12
let cached: readonly string[] = []

/** Drops the replies of papers that were passed long ago. */
export function forgetPassed(ids: readonly string[]): void {
  const all = [...cached.filter((id) => !ids.includes(id)), ...ids]
  cached = all.slice(-MOST_CACHED)
  for (const id of all.slice(0, -MOST_CACHED)) forgetReply(submission.one, { params: { id } })
}
