/** The assistant's suggestion where it is offered; its own file is left out of a build without it. (ruling R77) */

import { offers } from '#src/lib/features.ts'
import { type SuggestionRead, useSuggestion } from './ai/use-suggestion.ts'

const NO_SUGGESTION: SuggestionRead = {
  data: undefined,
  hasFailed: false,
  isLoading: false,
  retry: () => undefined,
  isRejected: true,
  reject: () => undefined,
}

/** Without the assistant nothing is read. */
export const useOfferedSuggestion = offers.ai ? useSuggestion : () => NO_SUGGESTION
