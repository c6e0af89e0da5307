/**
 * The learner's name in Latin letters, for papers in English: asked once, kept in the account. A changed name
 * is asked about again, and a kept one that is another name (`engines/papers/parts/inside/english-paper.tsx`).
 */

import { hasBengali, type LatinName } from '#src/engines/latin/latin-name.ts'
import { readMe } from './contract/auth.ts'
import { saveExtra } from './save-extra.ts'
import { useRead } from './use-api.ts'

/** `isWanted`: a paper in English is shown. */
export function useLatinName(original: string | undefined, isWanted: boolean): LatinName | undefined {
  const isBengali = hasBengali(original ?? '')
  const { data, error } = useRead(readMe(), { isWanted: isWanted && isBengali })
  if (original === undefined) return undefined
  const { latin_name: kept, latin_name_of: owner } = data?.free_object ?? {}
  const isKept = typeof kept === 'string' && kept !== '' && owner === original
  const save = async (text: string) => {
    await saveExtra({ latin_name: text, latin_name_of: original })
  }
  return {
    original,
    kept: isKept ? kept : undefined,
    isPending: isBengali && data === undefined && error === undefined,
    ...(isBengali && data !== undefined && { save }),
  }
}
