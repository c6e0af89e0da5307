/** Reads suggestions of the search service for the typed words: one request under way at most, and an older answer is never shown for newer words. */

import { useEffect, useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { search } from '#src/api/contract/search.ts'
import type { Suggestion } from '#src/api/shapes/search.ts'

interface Answer {
  q: string
  suggestions: readonly Suggestion[]
}

const NONE: readonly Suggestion[] = []

/** `q`: rested, so that not each letter is a request; empty asks nothing. */
export function useSuggestions(q: string): readonly Suggestion[] {
  const [answer, setAnswer] = useState<Answer>()
  const wanted = useRef('')
  const isAsking = useRef(false)
  useEffect(() => {
    wanted.current = q
    const ask = async () => {
      isAsking.current = true
      let asked: string | undefined
      // What was typed meanwhile is asked for when the last answer is there.
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
