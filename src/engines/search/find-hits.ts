/** Searches an index for typed text in either script. */

import { readBijoy } from './bijoy.ts'
import type { Hit, WordIndex } from './word-index.ts'

export interface Finding {
  hits: readonly Hit[]
  /** The words actually searched for: the same text read as Bijoy. */
  readAs?: string
}

const isSure = ({ isNear }: Hit) => !isNear

export function findHits(index: WordIndex, query: string): Finding {
  const bijoy = readBijoy(query)
  if (bijoy === undefined) return { hits: index.search(query) }
  const asBijoy = { hits: index.search(bijoy.text), readAs: bijoy.text }
  if (bijoy.isCertain) return asBijoy
  const asTyped = index.search(query)
  return !asTyped.some(isSure) && asBijoy.hits.some(isSure) ? asBijoy : { hits: asTyped }
}
