/**
 * Reads the search service's suggestions for the typed words: at most one request at a time, and an older
 * reply is never shown for newer words.
 */

import { useEffect, useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { search } from '#src/api/contract/search.ts'
import type { Suggestion } from '#src/api/shapes/search.ts'

interface Answer {
  q: string
  suggestions: readonly Suggestion[]
}

const NONE: readonly Suggestion[] = []

/** `q`: debounced, so that not every letter is a request; an empty text sends none. */
export function useSuggestions(q: string): readonly Suggestion[] {
  const [answer, setAnswer] = useState<Answer>()
  const wanted = useRef('')
  const isAsking = useRef(false)
  useEffect(() => {
    wanted.current = q
    const ask = async () => {
      isAsking.current = true
      let asked: string | undefined
      // Text typed meanwhile is requested after the last reply.
      while (wanted.current !== '' && wanted.current !== asked) {
        asked = wanted.current
        const suggestions = await call(search.suggest, { query: { q: asked } }, { isQuiet: true }).catch(
          () => NONE,
        )
        setAnswer({ q: asked, suggestions })
      }
      isAsking.current = false
    }
    if (q !== '' && !isAsking.current) void ask()
  }, [q])
  useEffect(
    () => () => {
      wanted.current = ''
    },
    [],
  )
  return answer?.q === q ? answer.suggestions : NONE
}
