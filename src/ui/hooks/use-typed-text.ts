/**
 * The text of a field that is part of the address. The router renders a new address with a delay: a field
 * that showed only the address would lose letters typed meanwhile.
 */

import { useState } from 'react'

/** `text` is the address's, `write` sets a new one; returns what the field shows, and its own `write`. */
export function useTypedText(
  text: string,
  write: (text: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<string>()
  // From here on the field follows the address again: for Back, and for a button that clears the search.
  if (typed === text) setTyped(undefined)
  const type = (next: string) => {
    setTyped(next)
    write(next)
  }
  return [typed ?? text, type]
}
