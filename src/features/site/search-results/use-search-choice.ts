/**
 * The state of the search field: its text, its suggestions, and the suggestion reached with the arrow keys.
 */

import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { search } from '#src/api/contract/search.ts'
import type { Suggestion } from '#src/api/shapes/search.ts'
import { useApi } from '#src/api/use-api.ts'
import { cleanLine, isBlank } from '#src/lib/invisible.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

const REST_MS = 200

/** The text after the typing last paused. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/**
 * Suggestions for the text, requested when the typing pauses, so that not every letter is a request. A
 * failure suggests nothing. (contract: quiet)
 */
function useSuggestions(typed: string): readonly Suggestion[] {
  const q = useRested(cleanLine(typed))
  const found = useApi(search.suggest, q === '' ? null : { query: { q } })
  return isBlank(typed) ? [] : (found.data ?? [])
}

/** Moves the choice; past either end the arrows return to the field, which is -1. */
export function moveChoice(at: number, step: 1 | -1, count: number): number {
  const next = at + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}

export function useSearchChoice(asked: string) {
  const [typed, setTyped] = useState(asked)
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState(-1)
  // Text typed here, and not the text of the address, whose results are already shown below.
  const [wanted, setWanted] = useState('')
  const suggestions = useSuggestions(wanted)

  const close = useCallback(() => {
    setOpen(false)
    setChoice(-1)
  }, [])

  function type(text: string) {
    setTyped(text)
    setWanted(text)
    setOpen(true)
    setChoice(-1)
  }

  /** The first Esc closes the list and keeps the words; the browser would clear the field. */
  function leave(event: KeyboardEvent) {
    if (!isOpen) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  function move(event: KeyboardEvent) {
    // Avro and phone keyboards compose: their arrows, Esc and Enter are not ours.
    if (isComposing(event)) return
    if (event.key === 'Escape') leave(event)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setWanted(typed)
    setOpen(true)
    setChoice(moveChoice(choice, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
  }

  return { typed, type, isOpen, suggestions, choice, move, close }
}
