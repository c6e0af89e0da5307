/**
 * Gives marks to papers, as one act: the desk, question by question, a group, many at once and the table send
 * by this one way. (ruling R34)
 */

import { findGradingDraft, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from '../words.ts'
import type { Act, TakenBack } from './act.ts'
import { recordAct, takeBackAct } from './acts-store.ts'
import type { Draft } from './draft.ts'
import { findWaitingSave } from './save-outbox.ts'
import { requestSave } from './save.ts'
import { readBefore, type SentSave } from './take-back.ts'

export interface Given extends Omit<SentSave, 'key' | 'before' | 'own'> {
  /** The marks are shown to the learner. */
  isChecked: boolean
}

/** Finds marks that a teacher has typed but not given. A draft whose save is queued does not count. */
function findUnsent(id: string): Draft | undefined {
  const draft = findGradingDraft(id)
  return draft !== undefined && findWaitingSave(id)?.edit === draft.edit ? undefined : draft
}

/** The save queue shows the state of each, retries, and survives a reload. For a caller that records its act itself. */
export function sendMarks(papers: readonly Given[]): SentSave[] {
  return papers.map(({ isChecked, ...paper }) => {
    const { submission, kind, sheet, draft } = paper
    const [before, own] = [readBefore(paper), findUnsent(sheet.id)]
    gradingDraftTyped(draft)
    const key = requestSave({ sheet, kind, draft, learner: submission.learner.name, isChecked })
    return { ...paper, key, before, own }
  })
}

export const giveMarks = (papers: readonly Given[]): Act => recordAct(sendMarks(papers))

/** How many have their earlier marks back, and how many were left, because somebody has changed them since. */
export function describeTakenBack({ saves, left, inSteps, words: sent }: TakenBack): string {
  const { many, leftAlone, comesBack } = words.takeBack
  const parts = [
    saves.length > 0 && many(saves.length),
    left > 0 && leftAlone(left),
    inSteps > 0 && comesBack(inSteps),
    sent?.said,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Takes back all of one act, and says so. */
export function takeBackSteps(act: Act): void {
  const taken = takeBackAct(act)
  showToast({
    kind: 'success',
    message: describeTakenBack(taken),
    isNew: taken.left > 0,
    topic: 'bulk',
  })
}

const describeAct = ({ saves, inSteps }: Act) => ({
  title: inSteps ? words.takeBack.applying(inSteps.count) : words.takeBack.applied(saves.length),
  message: inSteps ? words.takeBack.applyingText : words.takeBack.appliedText,
})

/** Offers the undo for ten more seconds when the results are closed. `title`: where it is not the first that is said of the act. */
export function offerTakingBack(act: Act, title?: string): void {
  showToast({
    kind: 'success',
    ...(title === undefined ? describeAct(act) : { title, message: words.takeBack.appliedText }),
    isNew: true,
    topic: 'bulk',
    action: words.takeBack.undo,
    onClick: () => takeBackSteps(act),
  })
}
