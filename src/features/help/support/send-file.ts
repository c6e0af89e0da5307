/** Sends one file of a ticket; the form or the ticket that waits then knows it by the server's id. (ruling R46) */
import { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { lead } from '#src/api/contract/lead.ts'
import type { Send } from '#src/stores/uploads/send-upload.ts'
import { acknowledgeFile } from './draft.ts'
import { words } from './words.ts'

export function sendFileOf(id: string): Send {
  return async (file, options) => {
    const { _id } = await call(lead.uploadTicketFile, { body: { file } }, { ...options, isQuiet: true })
    acknowledgeFile(id, _id)
  }
}

/** A failed sending in a sentence beside the file. (spec 8 Upload failure) */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return words.files.unreadable
  if (error.kind === 'http') return error.fields['file'] ?? error.msg
  return words.files.failed
}
