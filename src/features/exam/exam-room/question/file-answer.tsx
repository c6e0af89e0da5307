/**
 * Takes a file as the answer, or photos that become one: checked before it is sent, with progress, cancel
 * and retry; stored on the device until the server has it. (rulings R13, R46, R70)
 */

import { ApiError } from '#src/api/client/api-error.ts'
import { isRetryable, readFailure } from '#src/api/outbox/retry.ts'
import type { PagesFile } from '#src/engines/scan/scan-note.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { buildAccept, listEndings } from '#src/lib/upload-limit.ts'
import { usePageShelf } from '#src/stores/uploads/page-shelf.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { canJoinPages, canTakePictures, describeSizeLimits, listKinds } from '#src/ui/fields/file-rule.ts'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { UploadRow } from '#src/ui/fields/upload-row.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { type Answer, isAwaitingBytes } from '../attempt/answer.ts'
import { buildUploadId } from '../attempt/storage.ts'
import { readText, useRoom, useRoomFacts, useRoomState, useTextField } from '../room/context.ts'
import { ClockFace } from '../room/timer.tsx'
import { words } from './field-words.ts'
import { useIsClosed, useValue } from './use-value.ts'
import given from './given.module.css'
import classes from './text.module.css'

/** A temporary failure is not the file's fault: it is sent again automatically. */
function explainError(error: unknown, waiting: string): string {
  if (!(error instanceof ApiError)) return words.fileFailed
  return isRetryable(readFailure(error)) ? waiting : getFailureText(error)
}

function Given({ id, answer }: { id: string; answer: Answer | undefined }) {
  const { room, attemptId } = useRoomFacts()
  const upload = useUploads(({ uploads }) => uploads[buildUploadId(attemptId, id)])
  const isStored = useRoomState(({ unstoredFiles }) => !unstoredFiles.includes(id))
  const isMissing = useRoomState(() => room.isFileMissing(id))
  const waiting = isStored ? words.fileWaiting : words.fileWaitingHere
  const value = answer?.value
  // A file that another device's file has replaced is offered above.
  if (upload !== undefined && !isAwaitingBytes(answer?.other)) {
    const error =
      upload.percent === undefined
        ? upload.error === undefined
          ? waiting
          : explainError(upload.error, waiting)
        : undefined
    return (
      <UploadRow
        name={formatFileName(upload.file.name)}
        text={formatBytes(upload.file.size)}
        percent={upload.percent}
        isPreparing={upload.isPreparing}
        error={error}
        onRetry={room.sendNow}
        onRemove={() => room.cancelFile(id)}
      />
    )
  }
  if (typeof value !== 'object' || value === null || !('sha256' in value)) return null
  if (answer?.state !== 'acknowledged' || isAwaitingBytes(value))
    return <p role="alert">{isMissing || answer?.state === 'acknowledged' ? words.fileMissing : waiting}</p>
  return (
    <Row as="p" wrap gap={8} gapX={16} className={given.state}>
      <ExternalLink href={value.url} hasIcon>
        <span data-latin>{formatFileName(value.name)}</span>
      </ExternalLink>
      {words.fileHeld}
      <Button variant="subtle" size="sm" onClick={() => room.clear(id)}>
        {words.fileRemove}
      </Button>
    </Row>
  )
}

function LinkField({ id }: { id: string }) {
  const room = useRoom()
  const field = useTextField<HTMLInputElement>(id, readText)
  const isClosed = useIsClosed()
  return (
    <TextField
      ref={field}
      label={words.fileLink}
      type="url"
      inputMode="url"
      readOnly={isClosed}
      onInput={({ currentTarget: { value } }) => room.edit(id, value === '' ? null : value)}
    />
  )
}

interface FileAnswerProps {
  id: string
  labelledBy: string
  accept: readonly string[]
  takesLink: boolean
}

export function FileAnswer({ id, labelledBy, accept, takesLink }: FileAnswerProps) {
  const { room, attemptId, deadline, title = '' } = useRoomFacts()
  const isClosed = useIsClosed()
  const value = useValue(id)
  const answer = useRoomState(({ answers }) => answers[id])
  const shelf = usePageShelf(buildUploadId(attemptId, id))
  const isSending = useUploads(({ uploads }) => buildUploadId(attemptId, id) in uploads)
  const isEmpty = !value && !isSending
  const pages = {
    shelf,
    title,
    isEmpty,
    clock: deadline && <ClockFace deadline={deadline} />,
    onPages: (chosen: PagesFile) => room.choosePages(id, chosen),
  }
  const refusal = useRoomState(({ fileRefusals }) => fileRefusals[id])
  const choose = ([chosen]: readonly File[]) => {
    if (chosen !== undefined) room.chooseFile(id, chosen, (file) => prepareUpload(file, accept))
  }
  return (
    <div role="group" aria-labelledby={labelledBy} className={classes.field}>
      <Given id={id} answer={answer} />
      <FileDrop
        label={value ? words.fileOther : words.file}
        limit={
          <>
            {accept.length > 0 && <span data-latin>{accept.join(', ')} · </span>}
            {describeSizeLimits(accept)}
          </>
        }
        accept={buildAccept(accept.length > 0 ? accept : listEndings(listKinds(accept)))}
        hasCamera={canTakePictures(accept)}
        pages={attemptId !== '' && canJoinPages(accept) ? pages : undefined}
        error={refusal}
        disabled={isClosed}
        onFiles={choose}
      />
      {/* Hidden beside a file, since one letter typed here would replace it. */}
      {takesLink && (typeof value === 'string' || !value) && <LinkField id={id} />}
    </div>
  )
}
