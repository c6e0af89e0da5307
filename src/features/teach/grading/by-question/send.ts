/** Sends marks of one question through the save queue, and takes the newest act back. */

import type { Submission } from '#src/api/shapes/submission.ts'
import { findGradingDraft } from '#src/stores/grading/grading-draft-store.ts'
import { readPapers } from '../../shared/read-papers.ts'
import { buildBulkItem, planSteps } from '../bulk/bulk-plan.ts'
import { createDraft, type Draft, getMark, sumMarks } from '../drafts/draft.ts'
import { listMarkRows, type MarkRow, type Sheet } from '../sheet.ts'
import { type Act, takeBackNewest, type TakenBack, useActs } from '../undo/acts-store.ts'
import { sendSteps } from '../undo/send-steps.ts'
import { findKnown, learnMark } from './pile-reading.ts'

/** A paper is shown to its learner once no mark of it is missing. */
export function sendPaper(submission: Submission, sheet: Sheet, draft: Draft): void {
  const rows = listMarkRows(sheet)
  const item = { submission, sheet, rows, draft, suggestion: undefined }
  const step = { item, draft, isChecked: sumMarks(draft, rows).missing === 0 }
  sendSteps([step], { kind: 'same' })
  for (const row of rows) learnMark(submission._id, row, getMark(draft, row))
}

/** What is known of a paper again after its save was taken back. */
function relearn({ sheet }: { sheet: Sheet }): void {
  const draft = findGradingDraft(sheet.id) ?? createDraft(sheet)
  for (const row of listMarkRows(sheet)) learnMark(sheet.id, row, getMark(draft, row))
}

const isActOf = ({ saves }: Act, isInPile: (id: string) => boolean) =>
  saves.some(({ submission }) => isInPile(submission._id))

/** Takes back the newest act; undefined if it belongs to none of these papers. */
export function takeBackLast(isInPile: (id: string) => boolean): TakenBack | undefined {
  const newest = useActs.getState().acts.at(-1)
  if (newest === undefined || !isActOf(newest, isInPile)) return undefined
  const taken = takeBackNewest()
  taken?.saves.forEach(relearn)
  return taken
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
  isInPile: (id: string) => boolean,
  count: number,
): RecentAct[] {
  return acts
    .toReversed()
    .filter((act) => isActOf(act, isInPile))
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
      return [{ key, ids, mark, comment: draft.questions[changed.question]?.comment ?? '' }]
    })
}

/**
 * Gives the same marks to all papers with an equal answer. They are read again first, so that a mark that
 * another teacher gave meanwhile stays.
 */
export async function giveToAll(
  ids: readonly string[],
  rows: readonly MarkRow[],
  given: ReadonlyMap<string, number>,
): Promise<void> {
  const { papers } = await readPapers(ids, { signal: new AbortController().signal })
  const items = papers.map((paper) => buildBulkItem(paper, findGradingDraft(paper._id)))
  const marks = new Map(
    items.map(({ sheet, draft }) => [
      sheet.id,
      new Map([...given].filter(([id]) => rows.some((row) => row.id === id && getMark(draft, row) === null))),
    ]),
  )
  const { saves } = sendSteps(planSteps(items, { kind: 'equal', marks }), { kind: 'equal' })
  for (const { sheet, draft } of saves)
    if (findKnown(sheet.id)) for (const row of rows) learnMark(sheet.id, row, getMark(draft, row))
}
