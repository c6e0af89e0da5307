/** Items with ids, as options of a list. */

import { compareBengali } from '#src/lib/bn.ts'
import { words } from './form-words.ts'
import type { Choice } from './select-field.tsx'

/** Each once, in alphabetical order; the chosen one is always included, even while its name is unknown. */
export function listChoices(
  named: readonly (readonly [id: string, name: string])[],
  chosen: string,
): Choice[] {
  const known = new Map(named)
  if (chosen !== '' && !known.has(chosen)) known.set(chosen, words.field.unnamed)
  return [...known]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compareBengali(one.label, other.label))
}
