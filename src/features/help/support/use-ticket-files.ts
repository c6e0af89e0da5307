/**
 * The files of the current ticket: checked, sent with progress, cancelled, retried, restored after a reload.
 * (ruling R46)
 */

import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { lead } from '#src/api/contract/lead.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { createId } from '#src/lib/create-id.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { listEndings, TICKET_FILE_KINDS, TICKET_FILE_LIMIT } from '#src/lib/upload-limit.ts'
import {
  type Prepare,
  type Send,
  uploadChosen,
  uploadRepeated,
  waitUntilReady,
} from '#src/stores/uploads/send-upload.ts'
import { type Upload, uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { acknowledgeFile, addFile, getTicketDraft, removeFile, renameFile, useTicketDraft } from './draft.ts'
import type { WrittenFile } from './ticket-queue.ts'
import { words } from './words.ts'

/** Sends one file of a ticket; the form or the queued ticket then uses the server's id. (ruling R46) */
function sendFileOf(id: string): Send {
  return async (file, options) => {
    const { _id } = await call(lead.uploadTicketFile, { body: { file } }, { ...options, isQuiet: true })
    acknowledgeFile(id, _id)
  }
}

/** Describes a failed upload beside the file. (spec 8 Upload failure) */
function uploadProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return words.files.unreadable
  if (error.kind === 'http') return error.fields['file'] ?? getFailureText(error)
  return words.files.failed
}

/** A row below the file field, ready to render. */
export interface ShownFile {
  id: string
  name: string
  text?: string
  percent?: number
  isPreparing?: boolean | undefined
  error?: string
  canRepeat: boolean
}

interface Refused {
  name: string
  reason: string
}

function buildRow(
  { id, name, size, sentAs }: WrittenFile,
  upload: Upload | undefined,
  isRecalled: boolean,
): ShownFile {
  const shown = { id, name: formatFileName(name) }
  if (sentAs !== undefined) return { ...shown, text: words.files.added(formatBytes(size)), canRepeat: false }
  if (upload === undefined)
    return { ...shown, error: isRecalled ? words.files.missing : undefined, canRepeat: false }
  if (upload.percent !== undefined)
    return { ...shown, percent: upload.percent, isPreparing: upload.isPreparing, canRepeat: false }
  const error =
    upload.error === undefined ? words.files.waiting(formatBytes(size)) : uploadProblem(upload.error)
  return { ...shown, error, canRepeat: true }
}

/** A picture that was shrunk, or whose extension was corrected, is shown with its new name. */
function prepareFor(id: string): Prepare {
  return async (chosen) => {
    const prepared = await prepareUpload(chosen, listEndings(TICKET_FILE_KINDS))
    if (prepared.file !== undefined) renameFile(id, prepared.file)
    return prepared
  }
}

const countFree = () => TICKET_FILE_LIMIT - getTicketDraft().files.length
const refuseMore = ({ name }: File): Refused => ({ name: formatFileName(name), reason: words.files.tooMany })

/** Resolves once the upload has started, or with the reason for a rejection. */
async function take(chosen: File): Promise<Refused | undefined> {
  if (countFree() <= 0) return refuseMore(chosen)
  const id = `ticket:${createId()}`
  addFile({ id, name: chosen.name, size: chosen.size })
  const sent = uploadChosen(id, chosen, sendFileOf(id), prepareFor(id))
  const reason = await waitUntilReady(id).then(
    () => undefined,
    () => sent,
  )
  if (reason === undefined) return undefined
  removeFile(id)
  return { name: formatFileName(chosen.name), reason }
}

/**
 * As many as fit are recorded before the first one is prepared; a rejected one frees its slot for a later
 * one.
 */
async function takeAll(chosen: readonly File[]): Promise<readonly Refused[]> {
  if (chosen.length === 0) return []
  const now = chosen.slice(0, Math.max(0, countFree()))
  if (now.length === 0) return chosen.map(refuseMore)
  const taken = await Promise.all(now.map((file) => take(file)))
  return [...taken.filter((each) => each !== undefined), ...(await takeAll(chosen.slice(now.length)))]
}

export function useTicketFiles() {
  const { files } = useTicketDraft()
  const uploads = useUploads((state) => state.uploads)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [isRecalled, setRecalled] = useState(false)
  useEffect(() => {
    const waiting = getTicketDraft().files.filter(({ sentAs }) => sentAs === undefined)
    void Promise.all(waiting.map(({ id }) => uploadRecalled(id))).then(() => setRecalled(true))
  }, [])
  const rows = files.map((file) => buildRow(file, uploads[file.id], isRecalled))

  function remove(id: string): void {
    uploadDropped(id)
    removeFile(id)
  }
  return {
    rows,
    refused,
    isUnderWay: rows.some(({ percent }) => percent !== undefined),
    hasFailed: rows.some(({ canRepeat }) => canRepeat),
    choose: async (chosen: readonly File[]): Promise<void> => setRefused(await takeAll(chosen)),
    repeat: (id: string) => void uploadRepeated(id, sendFileOf(id), prepareFor(id)),
    remove,
  }
}
