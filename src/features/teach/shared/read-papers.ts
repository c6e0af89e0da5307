/**
 * Reads the submissions of one exam or assignment: the rows of the list page by page, then each submission in
 * full, a few at once.
 */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { submission } from '#src/api/contract/submission.ts'
import { readForScreen } from '#src/api/replies/replies.ts'
import type { Submission, SubmissionCard } from '#src/api/shapes/submission.ts'
import { offers } from '#src/lib/features.ts'

/** Rows per page. */
const COUNT = 200
/** Submissions being read at the same time. */
const AT_ONCE = 4

/** An empty text means that it is not used. */
export interface PaperItem {
  exam?: string
  assignment?: string
  batch?: string
}

interface ReadOptions<T> {
  signal: AbortSignal
  /** Called after each step with everything read so far, and the total. */
  onRead?: (read: readonly T[], total: number) => void
}

/** Reads the submitted papers as rows of the list; a retest request without a submission is skipped. */
export async function readPaperCards(
  { exam, assignment, batch }: PaperItem,
  { signal, onRead }: ReadOptions<SubmissionCard>,
): Promise<SubmissionCard[]> {
  const query = {
    count: COUNT,
    ...(exam && { exam }),
    ...(assignment && { assignment }),
    ...(batch && { batch }),
  }
  const cards = new Map<string, SubmissionCard>()
  for (let page = 1; ; page += 1) {
    const { data, total } = await call(
      submission.list,
      { query: { ...query, page } },
      { isQuiet: true, signal },
    )
    // A row that moved between the pages while they were read is counted once.
    for (const card of data) cards.set(card._id, card)
    onRead?.([...cards.values()], total)
    if (data.length === 0 || cards.size >= total)
      return [...cards.values()].filter((card) => card.submitted_at && card.try_no > 0)
  }
}

/** Statuses of a submission that was withdrawn, or no longer belongs to this person. */
const GONE = new Set([403, 404, 410])
export const isGonePaper = ({ status }: ApiError) => GONE.has(status ?? 0)

/** Undefined for a submission that is gone: the others are still read. */
export async function readPaper(id: string, signal: AbortSignal): Promise<Submission | undefined> {
  try {
    return await call(submission.one, { params: { id } }, { isQuiet: true, signal })
  } catch (error) {
    if (error instanceof ApiError && isGonePaper(error)) return undefined
    throw error
  }
}

/** Like {@link readPaper}, for a list: without an answer also one that was taken along. (ruling R87) */
export async function readListedPaper(id: string, signal: AbortSignal): Promise<Submission | undefined> {
  try {
    const input = { params: { id } }
    return (await readForScreen(submission.one, input, { isQuiet: true, signal })).reply
  } catch (error) {
    if (error instanceof ApiError && isGonePaper(error)) return undefined
    throw error
  }
}

/** A teacher grades level attempts too, whose drafts are not submissions of a list. */
async function isLevelAttempt(id: string, signal: AbortSignal): Promise<boolean> {
  if (!offers.assessments) return false
  try {
    await call(levelSubmission.response, { params: { id } }, { isQuiet: true, signal })
    return true
  } catch (error) {
    if (error instanceof ApiError && isGonePaper(error)) return false
    throw error
  }
}

/** Reads the submissions that a teacher has begun to grade, and counts those that are gone. */
export async function readDraftPapers(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<{ papers: Submission[]; gone: number }> {
  const papers: Submission[] = []
  let gone = 0
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const read = await Promise.all(
      ids.slice(at, at + AT_ONCE).map(async (id) => {
        const paper = await readPaper(id, signal)
        return { paper, isGone: paper === undefined && !(await isLevelAttempt(id, signal)) }
      }),
    )
    papers.push(...read.flatMap(({ paper }) => paper ?? []))
    gone += read.filter(({ isGone }) => isGone).length
  }
  return { papers, gone }
}

/**
 * Reads submissions in full, in the order of their ids, without those that are gone; `known` ones are not
 * requested again. Whoever shows the others says how many are gone.
 */
export async function readPapers(
  ids: readonly string[],
  { signal, onRead, known = [] }: ReadOptions<Submission> & { known?: readonly Submission[] },
): Promise<{ papers: Submission[]; gone: number }> {
  const had = new Set(known.map(({ _id }) => _id))
  const waiting = ids.filter((id) => !had.has(id))
  const papers = [...known]
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const some = waiting.slice(at, at + AT_ONCE)
    const read = await Promise.all(some.map((id) => readPaper(id, signal)))
    papers.push(...read.filter((paper) => paper !== undefined))
    onRead?.(papers, ids.length)
  }
  return { papers, gone: ids.length - papers.length }
}
