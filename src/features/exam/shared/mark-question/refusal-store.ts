/** Remembers on this device that the server does not know questions about marks: it is not asked again. (ruling R86) */

import * as v from 'valibot'
import { create } from 'zustand'
import { type MemoryKey, recall, remember } from '#src/stores/browser/guarded-storage.ts'

const REFUSED: MemoryKey = 'device:mark-questions-refused'

const read = () => ({ isRefused: recall(REFUSED, v.boolean()) ?? false })

export const useRefusal = create(read)

export function kindRefused(): void {
  remember(REFUSED, true)
  useRefusal.setState({ isRefused: true })
}

export const reset = () => useRefusal.setState(read(), true)
