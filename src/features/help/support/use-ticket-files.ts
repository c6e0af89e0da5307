/** The files of the ticket being written: judged, sent with percent, cancelled, sent again, brought back after a reload. (ruling R46) */
import { useEffect, useState } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { TICKET_FILE_LIMIT } from '#src/lib/upload-limit.ts'
import { createId } from '#src/lib/create-id.ts'
import { uploadChosen, uploadRepeated } from '#src/stores/uploads/send-upload.ts'
import { type Upload, uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import type { WrittenFile } from './ticket-queue.ts'
import { addFile, removeFile, getTicketDraft, useTicketDraft } from './draft.ts'
import { findRefusal } from './file-rule.ts'
import { sendFileOf, uploadProblem } from './send-file.ts'
import { words } from './words.ts'

/** A row under the place for files, ready to be drawn. */
export interface ShownFile {
  id: string
  name: string
  text?: string
  percent?: number
  error?: string
  canRepeat: boolean
}

interface Refused {
  name: string
  reason: string
}

function rowOf({ id, name, size, sentAs }: WrittenFile, upload: Upload | undefined, isRecalled: boolean): ShownFile {
  const shown = { id, name: formatFileName(name) }
  if (sentAs !== undefined) return { ...shown, text: words.files.added(formatBytes(size)), canRepeat: false }
  if (upload === undefined) return { ...shown, error: isRecalled ? words.files.missing : undefined, canRepeat: false }
  if (upload.percent !== undefined) return { ...shown, percent: upload.percent, canRepeat: false }
  const error = upload.error === undefined ? words.files.waiting(formatBytes(size)) : uploadProblem(upload.error)
  return { ...shown, error, canRepeat: true }
}

/** Taken one by one, so that the sixth of a handful is refused by name. */
function take(file: File): Refused | undefined {
  const name = formatFileName(file.name)
  if (getTicketDraft().files.length >= TICKET_FILE_LIMIT) return { name, reason: words.files.tooMany }
  const reason = findRefusal(file)
  if (reason !== undefined) return { name, reason }
  const id = `ticket:${createId()}`
  addFile({ id, name: file.name, size: file.size })
  void uploadChosen(id, file, sendFileOf(id))
  return undefined
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
  const rows = files.map((file) => rowOf(file, uploads[file.id], isRecalled))

  function remove(id: string): void {
    uploadDropped(id)
    removeFile(id)
  }
  return {
    rows,
    refused,
    isUnderWay: rows.some(({ percent }) => percent !== undefined),
    hasFailed: rows.some(({ canRepeat }) => canRepeat),
    choose: (chosen: readonly File[]) => setRefused(chosen.map(take).filter((each) => each !== undefined)),
    repeat: (id: string) => void uploadRepeated(id, sendFileOf(id)),
    remove,
  }
}
