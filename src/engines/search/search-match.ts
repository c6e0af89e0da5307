/** Search within texts that are already on screen: every word, in any order and case. */

const fold = (text: string) => text.toLocaleLowerCase().normalize('NFC')
const splitWords = (search: string) => fold(search).split(/\s+/)

/** Tells whether the text contains every word of the search. */
export function isSearchMatch(text: string, search: string): boolean {
  const folded = fold(text)
  return splitWords(search).every((word) => folded.includes(word))
}

export interface SearchPart {
  text: string
  /** The start offset, used as its key. */
  from: number
  isMark: boolean
}

/** Splits a text at the words of the search, so that they can be marked. */
export function markMatches(text: string, search: string): SearchPart[] {
  const folded = fold(text)
  // Folding changed the length, so its places are not those of the text.
  if (folded.length !== text.length) return [{ text, from: 0, isMark: false }]
  const places = splitWords(search)
    .filter((word) => word !== '')
    .flatMap((word) => listPlaces(folded, word))
    .toSorted(([one], [other]) => one - other)
  const parts: SearchPart[] = []
  let end = 0
  const add = (from: number, to: number, isMark: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), from, isMark })
  }
  for (const [from, to] of places) {
    if (to <= end) continue
    add(end, from, false)
    add(Math.max(from, end), to, true)
    end = to
  }
  add(end, text.length, false)
  return parts
}

function listPlaces(text: string, word: string): (readonly [from: number, to: number])[] {
  const places: (readonly [number, number])[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    places.push([at, at + word.length])
  return places
}
