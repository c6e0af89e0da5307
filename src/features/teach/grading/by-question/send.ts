/** Gives marks question by question, and takes the newest act back. */

import type { Submission } from '#src/api/shapes/submission.ts'
import { describeComment } from '#src/lib/reasons.ts'
import { readPapers } from '../../shared/read-papers.ts'
import { listGiven } from '../reasons/give-reason.ts'
import type { Act, TakenBack, WordsOfAct } from '../saving/act.ts'
import { recordWords, takeBackNewest, useActs } from '../saving/acts-store.ts'
import { createDraft, type Draft, getMark, setMark, setReasons, sumMarks } from '../saving/draft.ts'
import { type Given, giveMarks, sendMarks } from '../saving/give.ts'
import { readMarks } from '../saving/read-marks.ts'
import { buildSheet, listMarkRows, type MarkRow, type Sheet } from '../sheet.ts'

/** A paper is shown to its learner once no mark of it is missing. */
function buildGiven(submission: Submission, sheet: Sheet, draft: Draft): Given {
  const isChecked = sumMarks(draft, listMarkRows(sheet)).missing === 0
  return { submission, kind: 'submission', sheet, draft, isChecked }
}

export function sendPaper(submission: Submission, sheet: Sheet, draft: Draft, sent?: WordsOfAct): void {
  const given = [buildGiven(submission, sheet, draft)]
  if (sent) recordWords(sendMarks(given), sent)
  else giveMarks(given)
}

const isActOf = ({ saves, inSteps, words }: Act, isListed: (id: string) => boolean) =>
  inSteps !== undefined ||
  (words !== undefined && isListed(words.submission)) ||
  saves.some(({ submission }) => isListed(submission._id))

/** Takes back the newest act; undefined if it belongs to none of these papers. */
export function takeBackLast(isListed: (id: string) => boolean): TakenBack | undefined {
  const newest = useActs.getState().acts.at(-1)
  if (newest === undefined || !isActOf(newest, isListed)) return undefined
  return takeBackNewest()
}

export interface RecentAct {
  /** Key of its first save. */
  key: string
  /** Its papers. */
  ids: readonly string[]
  mark: number
  comment: string
}

/** What was given last, the newest first: of each act the first question that it changed. */
export function listRecent(
  acts: readonly Act[],
  isListed: (id: string) => boolean,
  count: number,
): RecentAct[] {
  return acts
    .toReversed()
    .filter((act) => isActOf(act, isListed))
    .slice(0, count)
    .flatMap(({ saves }) => {
      const [first] = saves
      if (first === undefined) return []
      const { key, sheet, draft } = first
      const before = createDraft(sheet)
      const rows = listMarkRows(sheet)
      const changed = rows.find((each) => getMark(draft, each) !== getMark(before, each))
      if (changed === undefined) return []
      const own = rows.filter(({ question }) => question === changed.question)
      const mark = own.reduce((sum, row) => sum + (getMark(draft, row) ?? 0), 0)
      const ids = saves.map(({ submission }) => submission._id)
      const comment = describeComment(draft.questions[changed.question]?.comment ?? '')
      return [{ key, ids, mark, comment }]
    })
}

/** The mark of a row and its reasons, as another draft has them. */
const copyRow = (to: Draft, row: MarkRow, from: Pick<Draft, 'questions'>): Draft =>
  setMark(setReasons(to, row, listGiven(from, row)), row, getMark(from, row))

/**
 * Gives the same marks and reasons to all papers with an equal answer. They are read again first, so that a
 * mark that another teacher gave meanwhile stays.
 */
export async function giveToAll(
  ids: readonly string[],
  rows: readonly MarkRow[],
  given: Pick<Draft, 'questions'>,
): Promise<void> {
  const { papers } = await readPapers(ids, { signal: new AbortController().signal })
  giveMarks(
    papers.flatMap((paper) => {
      const sheet = buildSheet(paper)
      const before = readMarks(sheet)
      const open = rows.filter((row) => getMark(before, row) === null)
      const draft = open.reduce((now, row) => copyRow(now, row, given), before)
      return open.length === 0 ? [] : [buildGiven(paper, sheet, draft)]
    }),
  )
}
