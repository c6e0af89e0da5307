/** Suggestions for what is being typed; asked for when the typing rests, so that not each letter is a request. */
import { useEffect, useState } from 'react'
import { search } from '#src/api/contract/search.ts'
import type { Suggestion } from '#src/api/shapes/search.ts'
import { useApi } from '#src/api/use-api.ts'

const REST_MS = 200

/** The text as it was when the typing last rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** Nothing for no text; what failed suggests nothing. (contract: quiet) */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const q = useRested(typed.trim())
  const found = useApi(search.suggest, q === '' ? null : { query: { q } })
  return typed.trim() === '' ? [] : (found.data ?? [])
}
