/** The bytes of file answers: chosen, kept on the device, sent with percent, cancelled, sent again. (rulings R13, R34) */
import { ApiError } from '#src/api/client/api-error.ts'
import { uploadIdOf } from '#src/stores/attempt-drafts/attempt-files.ts'
import { type Send, uploadChosen, uploadRepeated } from '#src/stores/uploads/send-upload.ts'
import { uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { failureOf } from './back-off.ts'
import { type Entry, isUnsent } from './entry.ts'
import type { FileContext, FileSending } from './sending.ts'
import { settle, unsettle } from './settle.ts'
import type { Transport } from './transport.ts'
import { makeWaitingFiles } from './waiting-files.ts'

const CLOSED = 403
/** Refusals that another try may change: no session, too slow, too early, too often. */
const PASSING = [401, 408, 425, 429]

/** The server has looked at the bytes and does not take them. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false
  const { status = 0 } = error
  return status >= 400 && status < 500 && status !== CLOSED && !PASSING.includes(status)
}

/** The server takes no bytes any more. Of a file that it never heard of it must hear; what it heard of and refuses is refused. */
function shutOut(entry: Entry, isOver: boolean): Entry {
  const { replaced, ...alone } = entry
  return entry.isAnnounced && isOver ? { ...alone, state: 'refused' } : alone
}

export function fileSendingOf(attempt: string, transport: Transport) {
  return ({ store, version, isLive, writer, onSettled, askHeld }: FileContext): FileSending => {
    const files = makeWaitingFiles({ store, onSettled })
    const idOf = ({ question }: Pick<Entry, 'question'>) => uploadIdOf(attempt, question)
    const put = (entry: Entry) => store.set({ entries: { ...store.get().entries, [entry.question]: entry } })
    const isUnderWay = (entry: Entry) => useUploads.getState().uploads[idOf(entry)]?.percent !== undefined

    /** Which edit it is was fixed when the file was chosen, so that a repeat is the same edit. */
    function senderOf(question: string): Send {
      return async function send(file, options) {
        const entry = store.get().entries[question]
        if (entry === undefined || !entry.isFile) return
        put({ ...entry, state: 'sending' })
        try {
          const { saved, version: current, submitted_at: end } = await transport.file(entry, file, version.now, options)
          version.now = current
          store.set({ entries: settle(store.get().entries, [entry], { saved, isClosed: Boolean(end), isLive, writer }) })
          if (saved.some(({ value }) => value === undefined)) askHeld()
        } catch (error) {
          store.set({ entries: unsettle(store.get().entries, [entry]) })
          const now = store.get().entries[question]
          if (isFinal(error) && now?.edit === entry.edit) put({ ...now, isUnwanted: true })
          if (error instanceof ApiError && error.status === CLOSED && now?.edit === entry.edit) {
            put(shutOut(now, store.get().isOver))
            // It may be handed in elsewhere.
            if (!store.get().isOver) askHeld()
          }
          throw error
        } finally {
          onSettled([entry])
        }
        const now = store.get().entries[question]
        // Another writer counted further: the same bytes go as the edit on top of that one.
        if (now !== undefined && isUnsent(now)) await send(file, options)
      }
    }

    async function repeat(entry: Entry) {
      const id = idOf(entry)
      await uploadRecalled(id)
      if (useUploads.getState().uploads[id] === undefined) {
        files.missed(entry.question)
        return undefined
      }
      await uploadRepeated(id, senderOf(entry.question))
      const error = useUploads.getState().uploads[id]?.error
      return error === undefined ? undefined : failureOf(error)
    }

    return {
      next: () => {
        files.giveUp()
        const entry = files.all().find((one) => !isUnderWay(one))
        return entry === undefined ? undefined : repeat(entry)
      },
      isMissing: files.isMissing,
      isWaiting: () => files.all().length > 0,
      choose: async (question, file) => {
        files.chosen(question)
        await uploadChosen(uploadIdOf(attempt, question), file, senderOf(question))
      },
      drop: (question) => uploadDropped(uploadIdOf(attempt, question)),
    }
  }
}
