/**
 * The learner's name in Latin letters, for papers in English: asked once, kept in the account. A changed name
 * is asked about again.
 */

import { hasBengali, writeLatin } from '#src/lib/latin/write-latin.ts'
import { readMe } from './contract/auth.ts'
import { saveExtra } from './save-extra.ts'
import { useRead } from './use-api.ts'

export interface LatinName {
  /** As on record. */
  original: string
  /** The kept one, else as a rule writes it. */
  text: string
  /** Not kept yet, or of an earlier name. */
  isOpen: boolean
  save: (text: string) => Promise<void>
}

/** `isWanted`: a paper in English is shown. Undefined until the account has answered. */
export function useLatinName(original: string | undefined, isWanted: boolean): LatinName | undefined {
  const isBengali = hasBengali(original ?? '')
  const { data, error } = useRead(readMe(), { isWanted: isWanted && isBengali })
  if (original === undefined) return undefined
  const save = async (text: string) => {
    await saveExtra({ latin_name: text, latin_name_of: original })
  }
  if (!isBengali) return { original, text: original, isOpen: false, save }
  if (data === undefined && error === undefined && isWanted) return undefined
  const { latin_name: kept, latin_name_of: owner } = data?.free_object ?? {}
  const isKept = typeof kept === 'string' && kept !== '' && owner === original
  return { original, text: isKept ? kept : writeLatin(original), isOpen: data !== undefined && !isKept, save }
}
