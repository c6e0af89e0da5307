/** Things by their ids, as a list to choose from. */

import { compareBengali } from '#src/lib/bn.ts'
import type { Choice } from './select-field.tsx'

/** Each once, in the order of the alphabet; what is chosen is there even when nothing names it. */
export function listChoices(
  named: readonly (readonly [id: string, name: string])[],
  chosen: string,
): Choice[] {
  const known = new Map(named)
  if (chosen !== '' && !known.has(chosen)) known.set(chosen, chosen)
  return [...known]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compareBengali(one.label, other.label))
}
