/**
 * The file of a form, sent together with its text. It is stored on the device as soon as it is chosen, so it
 * survives a reload, a failed call and an ended session. (rulings R13, R16)
 */

import { useEffect, useState } from 'react'
import { uploadLaidReady, waitUntilReady } from '#src/stores/uploads/send-upload.ts'
import {
  formUploadMoved,
  uploadDropped,
  uploadRecalled,
  useUploads,
} from '#src/stores/uploads/upload-store.ts'
import { readWaitingFile } from '#src/stores/uploads/waiting-files.ts'

interface Judge {
  /** The file to send, or the reason why it is rejected. */
  prepare: (file: File) => Promise<{ file?: File | undefined; refusal?: string | undefined }>
  /** Shown for a file whose bytes cannot be read. */
  unreadable: string
}

interface FormFile {
  file: File | undefined
  /** 0 to 100 while the form is being sent. */
  percent: number | undefined
  /** The error of the last choice. */
  problem: string | undefined
  choose: (files: readonly File[]) => Promise<void>
  remove: () => void
  /** Sends the form with its file; the file is kept if it fails. */
  sendWith: <T>(
    send: (file: File | undefined, onPercent: (percent: number) => void) => Promise<T>,
  ) => Promise<T>
}

export function useFormFile(id: string, { prepare, unreadable }: Judge): FormFile {
  const upload = useUploads(({ uploads }) => uploads[id])
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => void uploadRecalled(id), [id])
  const isUnreadable = upload?.error !== undefined

  async function choose([chosen]: readonly File[]): Promise<void> {
    if (chosen === undefined) return
    setRefusal(undefined)
    setRefusal(await uploadLaidReady(id, chosen, prepare))
  }

  async function sendWith<T>(
    send: (file: File | undefined, onPercent: (percent: number) => void) => Promise<T>,
  ): Promise<T> {
    try {
      await waitUntilReady(id)
      const reply = await send(isUnreadable ? undefined : await readWaitingFile(id), (percent) =>
        formUploadMoved(id, percent),
      )
      uploadDropped(id)
      return reply
    } catch (error) {
      formUploadMoved(id, undefined)
      throw error
    }
  }

  return {
    file: isUnreadable ? undefined : upload?.file,
    percent: upload?.percent,
    problem: refusal ?? (isUnreadable ? unreadable : undefined),
    choose,
    remove: () => uploadDropped(id),
    sendWith,
  }
}
