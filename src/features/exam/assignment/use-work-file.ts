/** The file being given to an assignment: judged, sent with percent, cancelled, sent again, brought back after a reload. */
import { useEffect, useMemo, useState } from 'react'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import { uploadChosen, uploadRepeated } from '#src/stores/uploads/send-upload.ts'
import { type Upload, uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { refusalOf } from '#src/ui/fields/file-rule.ts'
import { sendFileOf } from './send-file.ts'

export interface WorkFile {
  /** On its way, failed, or waiting since a reload. */
  upload: Upload | undefined
  /** Why the last choice was not taken at all. */
  refusal: string | undefined
  choose: (files: readonly File[]) => void
  repeat: () => void
  remove: () => void
}

export function useWorkFile({ _id, accept }: Pick<Assignment, '_id' | 'accept'>): WorkFile {
  const id = `assignment:${_id}`
  const upload = useUploads(({ uploads }) => uploads[id])
  const [refusal, setRefusal] = useState<string>()
  const send = useMemo(() => sendFileOf(_id), [_id])
  useEffect(() => void uploadRecalled(id), [id])

  function choose([file]: readonly File[]): void {
    if (file === undefined) return
    const reason = refusalOf(file, accept)
    setRefusal(reason)
    if (reason === undefined) void uploadChosen(id, file, send)
  }
  return { upload, refusal, choose, repeat: () => void uploadRepeated(id, send), remove: () => uploadDropped(id) }
}
