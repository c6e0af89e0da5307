/**
 * Accepts suggestions of the assistant: the draft changes at once, can be undone for ten seconds, and is
 * reported after that.
 */

import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import type { Grading } from '../saving/use-grading.ts'
import type { MarkRow } from '../sheet.ts'
import { words } from '../words.ts'
import { beginAcceptance, takeBackAcceptance } from './acceptance-outbox.ts'
import { applySuggestion } from './suggested.ts'

/** Returns false if there was nothing to accept. */
export function acceptSuggestion(
  grading: Grading,
  suggestion: AiSuggestion,
  rows: readonly MarkRow[],
): boolean {
  const { change, undo, draft } = grading
  if (applySuggestion(draft, rows, suggestion) === draft) return false
  const before = beginAcceptance(suggestion._id, suggestion.submission)
  change((now) => applySuggestion(now, rows, suggestion), {
    onUndo: () => takeBackAcceptance(suggestion._id, before),
  })
  const { accepted, acceptedText, undo: action } = words.ai
  showToast({
    kind: 'success',
    title: accepted,
    message: acceptedText,
    isNew: true,
    topic: 'ai-acceptance',
    action,
    onClick: () => announce(undo() ? words.takeBack.undone : words.takeBack.nothing),
  })
  return true
}
