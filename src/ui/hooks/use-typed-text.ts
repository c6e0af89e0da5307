/**
 * The text of a field that is part of the address. The router draws a new address when it has time: a field that showed the address
 * alone would take letters back that are typed meanwhile.
 */

import { useState } from 'react'

/** `text` is the address's, `write` puts a new one there; returns what the field shows, and its own `write`. */
export function useTypedText(
  text: string,
  write: (text: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<string>()
  // From here on the address leads again: the way back, and a button that empties the search.
  if (typed === text) setTyped(undefined)
  const type = (next: string) => {
    setTyped(next)
    write(next)
  }
  return [typed ?? text, type]
}
