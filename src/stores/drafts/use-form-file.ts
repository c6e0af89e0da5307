/**
 * The file of a form, sent together with its text. It is stored on the device as soon as it is chosen, so it
 * survives a reload, a failed call and an ended session. (rulings R13, R16, R82)
 */

import { useEffect, useState } from 'react'
import { createId } from '#src/lib/create-id.ts'
import { giveFileToRequest, nameRequestFile } from '#src/stores/uploads/request-file.ts'
import { uploadLaidReady, waitUntilReady } from '#src/stores/uploads/send-upload.ts'
import { uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'

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
  /** Gives the file to the request that is pressed, which sends it or gives it back. */
  pressWith: <T>(press: (key: string, hasFile: boolean) => Promise<T>) => Promise<T>
}

export function useFormFile(id: string, { prepare, unreadable }: Judge): FormFile {
  const [givenTo, setGivenTo] = useState<string>()
  const upload = useUploads(({ uploads }) => uploads[givenTo ?? id])
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => void uploadRecalled(id), [id])
  const isUnreadable = upload?.error !== undefined

  async function choose([chosen]: readonly File[]): Promise<void> {
    if (chosen === undefined) return
    setRefusal(undefined)
    setRefusal(await uploadLaidReady(id, chosen, prepare))
  }

  async function pressWith<T>(press: (key: string, hasFile: boolean) => Promise<T>): Promise<T> {
    const key = createId()
    await waitUntilReady(id)
    setGivenTo(nameRequestFile(key))
    try {
      return await press(key, await giveFileToRequest(id, key))
    } finally {
      setGivenTo(undefined)
    }
  }

  return {
    file: isUnreadable ? undefined : upload?.file,
    percent: upload?.percent,
    problem: refusal ?? (isUnreadable ? unreadable : undefined),
    choose,
    remove: () => uploadDropped(id),
    pressWith,
  }
}
