/** The bytes of file answers: chosen, kept on the device, sent with percent, cancelled, sent again. (rulings R13, R34) */
import { type Send, uploadChosen, uploadDropped, uploadRecalled, uploadRepeated, useUploads } from '#src/stores/upload-store.ts'
import { failureOf } from './back-off.ts'
import type { Entry } from './entry.ts'
import type { FileContext, FileSending } from './sending.ts'
import { settle, unsettle } from './settle.ts'
import type { Transport } from './transport.ts'

export const uploadIdOf = (attempt: string, question: string) => `exam:${attempt}:${question}`

export function fileSendingOf(attempt: string, transport: Transport) {
  return ({ store, version, onSettled }: FileContext): FileSending => {
    /** Their bytes are not on this device: they must be chosen again. */
    const missing = new Set<string>()
    const idOf = ({ question }: Pick<Entry, 'question'>) => uploadIdOf(attempt, question)

    /** Which edit it is was fixed when the file was chosen, so that a repeat is the same edit. */
    function senderOf(question: string): Send {
      return async (file, options) => {
        const entry = store.get().entries[question]
        if (entry === undefined) return
        store.set({ entries: { ...store.get().entries, [question]: { ...entry, state: 'sending' } } })
        try {
          const { saved, version: current, submitted_at: end } = await transport.file(entry, file, version.now, options)
          version.now = current
          store.set({ entries: settle(store.get().entries, [entry], { saved, isClosed: Boolean(end) }) })
          onSettled([entry])
        } catch (error) {
          store.set({ entries: unsettle(store.get().entries, [entry]) })
          throw error
        }
      }
    }

    async function repeat(entry: Entry) {
      const id = idOf(entry)
      await uploadRecalled(id)
      if (useUploads.getState().uploads[id] === undefined) {
        missing.add(entry.question)
        return undefined
      }
      await uploadRepeated(id, senderOf(entry.question))
      const error = useUploads.getState().uploads[id]?.error
      return error === undefined ? undefined : failureOf(error)
    }

    return {
      send: (entry) => {
        const isUnderWay = useUploads.getState().uploads[idOf(entry)]?.percent !== undefined
        return missing.has(entry.question) || isUnderWay ? undefined : repeat(entry)
      },
      isMissing: (question) => missing.has(question),
      isUnderWay: () =>
        Object.values(store.get().entries).some((entry) => useUploads.getState().uploads[idOf(entry)]?.percent !== undefined),
      choose: async (question, file) => {
        missing.delete(question)
        await uploadChosen(uploadIdOf(attempt, question), file, senderOf(question))
      },
      drop: (question) => uploadDropped(uploadIdOf(attempt, question)),
    }
  }
}
