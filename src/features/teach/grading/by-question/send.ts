/** Sends marks of one question through the save queue, and takes the newest back. */

import type { Submission } from '#src/api/shapes/submission.ts'
import { findGradingDraft } from '#src/stores/grading/grading-draft-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { readPapers } from '../../shared/read-papers.ts'
import { buildBulkItem, planSteps } from '../bulk/bulk-plan.ts'
import { type SentStep, sendSteps, takeBackSteps } from '../bulk/sent-steps.ts'
import { words as bulkWords } from '../bulk/words.ts'
import { createDraft, type Draft, getMark, sumMarks } from '../drafts/draft.ts'
import { saveSent, takeBackNewest, useSentSaves } from '../drafts/sent-saves-store.ts'
import { listMarkRows, type MarkRow, type Sheet } from '../sheet.ts'
import { findKnown, learnMark } from './pile-reading.ts'

/** A paper is shown to its learner once no mark of it is missing. */
export function sendPaper(submission: Submission, sheet: Sheet, draft: Draft): void {
  const rows = listMarkRows(sheet)
  const item = { submission, sheet, rows, draft, suggestion: undefined }
  const step = { item, draft, isChecked: sumMarks(draft, rows).missing === 0 }
  for (const { key, own } of sendSteps([step], { kind: 'same' }))
    saveSent({ submission, kind: 'submission', sheet, draft, key, own })
  for (const row of rows) learnMark(submission._id, row, getMark(draft, row))
}

/** What is known of a paper again after its save was taken back. */
function relearn({ sheet }: { sheet: Sheet }): void {
  const draft = findGradingDraft(sheet.id) ?? createDraft(sheet)
  for (const row of listMarkRows(sheet)) learnMark(sheet.id, row, getMark(draft, row))
}

/** The paper whose save was taken back; undefined if none of these papers has one. */
export function takeBackLast(isInPile: (id: string) => boolean): string | undefined {
  const newest = useSentSaves.getState().saves.at(-1)
  if (newest === undefined || !isInPile(newest.submission._id)) return undefined
  const sent = takeBackNewest()
  if (sent) relearn(sent)
  return sent?.submission._id
}

export interface RecentMark {
  /** Key of its save. */
  key: string
  id: string
  mark: number
  comment: string
}

/** The marks given last, the newest first: of each save the first mark that it changed. */
export function listRecent(
  saves: ReturnType<typeof useSentSaves.getState>['saves'],
  isInPile: (id: string) => boolean,
  count: number,
): RecentMark[] {
  return saves
    .toReversed()
    .filter(({ submission }) => isInPile(submission._id))
    .slice(0, count)
    .flatMap(({ key, sheet, draft, submission }) => {
      const before = createDraft(sheet)
      const row = listMarkRows(sheet).find((each) => getMark(draft, each) !== getMark(before, each))
      const mark = row && getMark(draft, row)
      if (row === undefined || typeof mark !== 'number') return []
      return [{ key, id: submission._id, mark, comment: draft.questions[row.question]?.comment ?? '' }]
    })
}

function offerTakingBack(sent: readonly SentStep[]): void {
  showToast({
    kind: 'success',
    title: bulkWords.applied(sent.length),
    message: bulkWords.appliedText,
    isNew: true,
    topic: 'bulk',
    action: bulkWords.undo,
    onClick: () => {
      takeBackSteps(sent)
      for (const { step } of sent) relearn(step.item)
    },
  })
}

/**
 * Gives one mark to all papers with an equal answer. They are read again first, so that a mark that another
 * teacher gave meanwhile stays.
 */
export async function giveToAll(ids: readonly string[], row: MarkRow, mark: number): Promise<void> {
  const { papers } = await readPapers(ids, { signal: new AbortController().signal })
  const items = papers
    .map((paper) => buildBulkItem(paper, findGradingDraft(paper._id)))
    .filter((item) => item.rows.some((each) => each.id === row.id && getMark(item.draft, each) === null))
  const marks = new Map(items.map(({ sheet }) => [sheet.id, new Map([[row.question, mark]])]))
  const sent = sendSteps(planSteps(items, { kind: 'equal', marks }), { kind: 'equal' })
  for (const { step } of sent) if (findKnown(step.item.sheet.id)) learnMark(step.item.sheet.id, row, mark)
  offerTakingBack(sent)
}
