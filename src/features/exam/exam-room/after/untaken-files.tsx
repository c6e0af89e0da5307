/** Files and photos of an ended attempt that no server has: they are on this device only, and can be saved from there. (rulings R16, R70) */

import { useEffect, useState } from 'react'
import { useBlobAddress } from '#src/engines/scan/parts/use-blob-address.ts'
import { isAllGiven } from '#src/engines/scan/scan-note.ts'
import { openPageShelf } from '#src/stores/uploads/page-shelf.ts'
import { readWaitingFile } from '#src/stores/uploads/waiting-files.ts'
import { type Answer, isAwaitingBytes } from '../attempt/answer.ts'
import { buildUploadId } from '../attempt/storage.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { words as shared } from '../words.ts'
import { words } from './words.ts'
import room from '../room/room.module.css'

interface LeftFile {
  number: number
  file: File
  /** The answer that it is; photos that never became a file are none. */
  answer?: Answer
}

/** Photos that were chosen and never became a file. */
async function readPhotos(upload: string): Promise<File[]> {
  const shelf = openPageShelf(upload)
  const note = await shelf.readNote()
  if (isAllGiven(note)) return []
  const photos = await Promise.all(note.pages.map(({ id }) => shelf.readPhoto(id)))
  return photos.filter((photo) => photo !== undefined)
}

async function readLeft(
  attemptId: string,
  { question, number }: NumberedQuestion,
  refused: readonly Answer[],
): Promise<LeftFile[]> {
  const upload = buildUploadId(attemptId, question._id)
  const photos = await readPhotos(upload)
  const answer = refused.find((one) => one.question === question._id && isAwaitingBytes(one.value))
  if (photos.length > 0) return photos.map((file) => ({ number, file, ...(answer && { answer }) }))
  const file = answer && (await readWaitingFile(upload))
  return file ? [{ number, file, answer }] : []
}

/** `isOver`: nothing more is sent. */
export function useLeftFiles(
  attemptId: string,
  placed: readonly NumberedQuestion[],
  refused: readonly Answer[],
  isOver: boolean,
): readonly LeftFile[] {
  const [left, setLeft] = useState<readonly LeftFile[]>([])
  useEffect(() => {
    if (!isOver) return undefined
    let isCurrent = true
    const asked = placed.filter(({ question }) => question.question_type === 'file_upload')
    void Promise.all(asked.map((each) => readLeft(attemptId, each, refused))).then((found) => {
      if (isCurrent) setLeft(found.flat())
    })
    return () => {
      isCurrent = false
    }
  }, [attemptId, placed, refused, isOver])
  return left
}

function LeftLink({ left: { number, file }, onSave }: { left: LeftFile; onSave: () => void }) {
  const address = useBlobAddress(file)
  if (address === undefined) return null
  return (
    <li>
      {shared.question(number)}:{' '}
      <a href={address} download={file.name} onClick={onSave} data-latin>
        {file.name}
      </a>
    </li>
  )
}

interface UntakenFilesProps {
  files: readonly LeftFile[]
  onSave: (saved: readonly Answer[]) => void
}

export function UntakenFiles({ files, onSave }: UntakenFilesProps) {
  if (files.length === 0) return null
  return (
    <div role="alert" className={room.remaining}>
      <p>{words.receipt.leftFiles(files.length)}</p>
      <ul>
        {files.map((left, at) => (
          <LeftLink
            // oxlint-disable-next-line react/no-array-index-key -- two photos may have one name
            key={`${at}:${left.file.name}`}
            left={left}
            onSave={() => onSave(left.answer ? [left.answer] : [])}
          />
        ))}
      </ul>
    </div>
  )
}
