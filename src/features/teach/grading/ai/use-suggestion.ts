/** The assistant's suggestion for one submission, and whether the teacher has rejected it. */

import * as v from 'valibot'
import { ai } from '#src/api/contract/ai.ts'
import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { useApi } from '#src/api/use-api.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { useWhenReleased } from '#src/ui/hooks/use-when-released.ts'

const Rejected = v.boolean()

export interface SuggestionRead {
  data: AiSuggestion | undefined
  hasFailed: boolean
  isLoading: boolean
  retry: () => void
  /** Hidden by the teacher. */
  isRejected: boolean
  reject: (isRejected: boolean) => void
}

/** Undefined if the assistant does not assess this kind of work. */
export function useSuggestion(submissionId: string | undefined): SuggestionRead {
  const read = useApi(ai.assess, submissionId === undefined ? null : { params: { submissionId } }, {
    isQuiet: true,
  })
  const { isLoading, retry } = read
  // The card and its reasons move the marks below them.
  const data = useWhenReleased(read.data)
  const error = useWhenReleased(read.error)
  const [isRejected, reject] = useDraft(`ai-rejected:${submissionId}`, Rejected, false)
  return { data, hasFailed: error !== undefined && data === undefined, isLoading, retry, isRejected, reject }
}
