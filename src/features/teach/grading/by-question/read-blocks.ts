/** Reads the papers of an exam block by block, and remembers what counts of each one that was read. */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { readPapers } from '../../shared/read-papers.ts'
import { learnMarks } from '../saving/told.ts'
import { buildSheet, getAnswerText, listQuestions, type Sheet } from '../sheet.ts'
import { BLOCK, type ListedPaper, type WorkKind } from './order.ts'
import {
  setBlockError,
  addBlock,
  MOST_READ,
  rememberTexts,
  beginPapers,
  rememberSheet,
  type Texts,
  usePapersStore,
} from './papers-store.ts'

/** Blocks that were requested and have not failed. */
const requested = new Set<number>()
const swept = new Set<number>()
let stop = new AbortController()
/** One block after the other. */
let sweeping = Promise.resolve()

function begin(exam: string, kind: WorkKind): void {
  stop.abort()
  stop = new AbortController()
  requested.clear()
  swept.clear()
  beginPapers(exam, kind)
}

/** Opens the papers of an exam or assignment; those that are open already stay. */
export function openPapers(exam: string, kind: WorkKind): void {
  if (usePapersStore.getState().exam !== exam) begin(exam, kind)
}

/** Reads them again from the server, as another teacher may have left them. */
export function reopenPapers(exam: string, kind: WorkKind): void {
  begin(exam, kind)
}

function recordFailure(no: number, error: unknown): void {
  requested.delete(no)
  if (!(error instanceof ApiError)) reportError(error)
  setBlockError(error instanceof ApiError ? error : new ApiError('broken', { cause: error }))
}

async function readBlock(exam: string, no: number): Promise<void> {
  const { signal } = stop
  const query = { [usePapersStore.getState().kind]: exam, page: no, count: BLOCK }
  try {
    const { data, total } = await call(submission.list, { query }, { isQuiet: true, signal })
    if (signal.aborted) return
    // A retest request without a submission has nothing to mark.
    const papers = data.flatMap(({ _id, submitted_at: at, try_no: no, state }) =>
      at && no > 0 ? [{ id: _id, isChecked: state === 'checked' }] : [],
    )
    const [first] = data
    const { title, batch } = usePapersStore.getState()
    addBlock(no, papers, { total, title: first?.title ?? title, batch: first?.batch?._id ?? batch })
  } catch (error) {
    if (!signal.aborted) recordFailure(no, error)
  }
}

/** Requests each block once; after a failure again when it is wanted. */
export function requestBlock(no: number): void {
  const { exam } = usePapersStore.getState()
  if (exam === undefined || requested.has(no)) return
  requested.add(no)
  setBlockError(undefined)
  void readBlock(exam, no)
}

const findBlock = (id: string) =>
  Object.entries(usePapersStore.getState().blocks).find(([, papers]) =>
    papers?.some((paper) => paper.id === id),
  )?.[0]

function readTexts(sheet: Sheet): Texts {
  return Object.fromEntries(
    listQuestions(sheet).flatMap(({ id }) => {
      const text = getAnswerText(sheet, id)
      return text === undefined ? [] : [[id, text]]
    }),
  )
}

const isRead = (id: string) => usePapersStore.getState().read.some(({ texts }) => texts[id] !== undefined)

/** Remembers the marks and texts of a paper that was read. */
export function learnPaper(paper: Submission): void {
  const block = findBlock(paper._id)
  const sheet = buildSheet(paper)
  const before = useMarks.getState().told.get(paper._id)
  const { checked_by: by, version } = paper
  const isOthers =
    before !== undefined && version > before.version && by && by._id !== useSession.getState().user?._id
  learnMarks(paper)
  if (block !== undefined) rememberTexts(Number(block), paper._id, readTexts(sheet))
  rememberSheet(sheet, isOthers ? by.name : undefined)
}

/**
 * Reads the papers of a block that nobody has opened here yet, a few at once: their equal answers are grouped
 * and their marks counted. Of a small exam all blocks are read, of a large one the block in work.
 */
export function sweepBlock(no: number): Promise<void> {
  const papers = usePapersStore.getState().blocks[no]
  if (papers === undefined || swept.has(no)) return sweeping
  swept.add(no)
  const { signal } = stop
  sweeping = sweeping.then(() => sweepPapers(no, papers, signal))
  return sweeping
}

async function sweepPapers(no: number, papers: readonly ListedPaper[], signal: AbortSignal): Promise<void> {
  const ids = papers.flatMap(({ id }) => (isRead(id) ? [] : [id]))
  let learned = 0
  try {
    await readPapers(ids, {
      signal,
      onRead: (read) => {
        if (!signal.aborted) read.slice(learned).forEach(learnPaper)
        learned = read.length
      },
    })
  } catch {
    // A paper that failed is read when the teacher comes to it, or with the next block.
    swept.delete(no)
  }
}

/** The next block to be read as a whole, or undefined. */
export function findUnswept(current: number, blockNumbers: readonly number[]): number | undefined {
  if (!swept.has(current)) return current
  return blockNumbers.length > MOST_READ ? undefined : blockNumbers.find((no) => !swept.has(no))
}

runAtSessionEnd(() => {
  stop.abort()
  requested.clear()
  swept.clear()
})
