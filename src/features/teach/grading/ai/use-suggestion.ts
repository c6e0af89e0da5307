/** The assistant's suggestion for one submission, as far as the teacher still wants to see it. */
import * as v from 'valibot'
import { ai } from '#src/api/contract/ai.ts'
import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { useApi } from '#src/api/use-api.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'

const Rejected = v.boolean()

export interface SuggestionRead {
  data: AiSuggestion | undefined
  hasFailed: boolean
  isLoading: boolean
  retry: () => void
  /** The teacher put it aside. */
  isRejected: boolean
  reject: (isRejected: boolean) => void
}

/** Undefined: the assistant does not look at this. */
export function useSuggestion(submissionId: string | undefined): SuggestionRead {
  const { data, error, isLoading, retry } = useApi(ai.assess, submissionId === undefined ? null : { params: { submissionId } }, {
    isQuiet: true,
  })
  const [isRejected, reject] = useDraft(`ai-rejected:${submissionId}`, Rejected, false)
  return { data, hasFailed: error !== undefined && data === undefined, isLoading, retry, isRejected, reject }
}
