/** Takes the work: the file with its upload progress, then the submission after a confirmation. */

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isRetryable, readFailure } from '#src/api/outbox/retry.ts'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import type { Answer, FileValue } from '#src/api/shapes/submission.ts'
import type { PagesFile } from '#src/engines/scan/scan-note.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { buildAccept, listEndings } from '#src/lib/upload-limit.ts'
import { isSealed, type WorkOnItsWay } from '#src/stores/uploads/hand-in.ts'
import { buildWorkId, useHasUngivenPages, usePageShelf } from '#src/stores/uploads/page-shelf.ts'
import { uploadChosen, uploadPages, uploadRepeated } from '#src/stores/uploads/send-upload.ts'
import { type Upload, uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { canJoinPages, canTakePictures, describeSizeLimits, listKinds } from '#src/ui/fields/file-rule.ts'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { UploadRow } from '#src/ui/fields/upload-row.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { FileRow } from './file-row.tsx'
import { explainUploadError, makeSendFile } from './send-file.ts'
import { useHandIn } from './use-hand-in.ts'
import { words } from './words.ts'

/**
 * Handles the file of an assignment: checked, sent with progress, cancelled, and sent again automatically or
 * by a press, also after a reload.
 */
export interface WorkFile {
  /** Being sent, waiting for the connection, or rejected. */
  upload: Upload | undefined
  /** False means that a reload loses the file. */
  isStored: boolean
  /** The reason why the last chosen file was rejected. */
  refusal: string | undefined
  choose: (files: readonly File[]) => Promise<void>
  /** Photographed pages, from the first shot on: the file is made and sent as they are drawn. */
  choosePages: (pages: PagesFile) => Promise<void>
  /** Some of the pages are not in a file yet, as far as known. */
  hasUngivenPages: boolean
  repeat: () => void
  remove: () => void
}

/** Restored by a reload, or failed for a temporary reason: it is sent automatically. */
function isWaiting(upload: Upload | undefined): boolean {
  if (upload === undefined || upload.percent !== undefined) return false
  return upload.error === undefined || isRetryable(readFailure(upload.error))
}

/** `onChosen`: from then on the file goes from any page. */
export function useWorkFile(
  { _id, accept }: Pick<Assignment, '_id' | 'accept'>,
  onChosen: () => void,
): WorkFile {
  const id = buildWorkId(_id)
  const upload = useUploads(({ uploads }) => uploads[id])
  const isStored = useUploads(({ unstored }) => !unstored.includes(id))
  const [refusal, setRefusal] = useState<string>()
  const send = useMemo(() => makeSendFile(_id), [_id])
  const prepare = useCallback((file: File) => prepareUpload(file, accept), [accept])
  useEffect(() => void uploadRecalled(id), [id])
  async function choose([chosen]: readonly File[]): Promise<void> {
    if (chosen === undefined) return
    setRefusal(undefined)
    const sending = uploadChosen(id, chosen, send, prepare)
    onChosen()
    setRefusal(await sending)
  }
  async function choosePages(pages: PagesFile): Promise<void> {
    setRefusal(undefined)
    const sending = uploadPages(id, pages, send)
    onChosen()
    setRefusal((await sending).refusal)
  }
  return {
    upload,
    isStored,
    refusal,
    choose,
    choosePages,
    hasUngivenPages: useHasUngivenPages(id),
    repeat: () => void uploadRepeated(id, send, prepare),
    remove: () => uploadDropped(id),
  }
}

/** Finds the file among the answers; an assignment has one question, whose id is the assignment's. (ruling R34) */
export function findFile(answers: readonly Answer[], assignmentId: string): FileValue | undefined {
  const value = answers.find(({ question }) => question === assignmentId)?.value
  return typeof value === 'object' && value !== null && 'sha256' in value ? (value as FileValue) : undefined
}

function UploadOf({
  upload,
  isStored,
  repeat,
  remove,
  isSealed: isFixed,
}: Pick<WorkFile, 'upload' | 'isStored' | 'repeat' | 'remove'> & { isSealed: boolean }) {
  if (upload === undefined) return null
  const { file, percent, isPreparing, error } = upload
  const waiting = isStored ? words.handIn.waiting : words.handIn.waitingHere
  return (
    <UploadRow
      name={formatFileName(file.name)}
      text={formatBytes(file.size)}
      percent={percent}
      isPreparing={isPreparing}
      error={isWaiting(upload) ? waiting : error === undefined ? undefined : explainUploadError(error)}
      onRetry={repeat}
      onRemove={isFixed ? undefined : remove}
    />
  )
}

function Limits({ accept }: { accept: readonly string[] }) {
  return (
    <>
      {accept.length > 0 && <span data-latin>{accept.join(', ')} · </span>}
      {describeSizeLimits(accept)}
    </>
  )
}

/** Explains why the work cannot be submitted: a file that is on its way is no reason. (ruling R81) */
function explainObstacle(
  saved: FileValue | undefined,
  { upload, hasUngivenPages }: WorkFile,
): string | undefined {
  if (upload === undefined) return saved === undefined && !hasUngivenPages ? words.handIn.noFile : undefined
  return upload.percent === undefined && !isWaiting(upload) ? words.handIn.notSent : undefined
}

function Note(props: { id?: string; children: ReactNode }) {
  return <Text {...props} tone="muted" variant="small" anywhere />
}

/** Pressed, and not at the server yet. */
function Sealed({ item, undo }: { item: WorkOnItsWay; undo: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Grid gap={8} role="status">
      <Text as="h3" variant="lead" tight ref={heading} tabIndex={-1}>
        {words.handIn.sealed}
      </Text>
      <Note>{words.handIn.sealedAt(item.handedAt ?? '')}</Note>
      {item.isSent !== true && (
        <Row>
          <Button variant="default" size="sm" onClick={undo}>
            {words.handIn.undo}
          </Button>
        </Row>
      )}
    </Grid>
  )
}

interface HandInProps {
  assignment: Assignment
  /** The open attempt, once one was started. */
  attempt?: { _id: string; answers: readonly Answer[] }
}

export function HandIn({ assignment, attempt }: HandInProps) {
  const saved = attempt && findFile(attempt.answers, assignment._id)
  const { item, fileChosen, ask, undo } = useHandIn(assignment)
  const work = useWorkFile(assignment, fileChosen)
  const shelf = usePageShelf(buildWorkId(assignment._id))
  const reason = explainObstacle(saved, work)
  const isEmpty = saved === undefined && work.upload === undefined
  const sealed = item && isSealed(item) ? item : undefined
  return (
    <Section title={words.handIn.title}>
      {saved && (
        <>
          <FileRow {...saved} />
          {!sealed && <Note>{words.handIn.saved}</Note>}
        </>
      )}
      <UploadOf {...work} isSealed={sealed !== undefined} />
      {/* Pages are drawn here, also after the press. */}
      {(!sealed || work.hasUngivenPages) && (
        <FileDrop
          label={saved ? words.handIn.dropOther : words.handIn.drop}
          limit={<Limits accept={assignment.accept} />}
          accept={buildAccept(
            assignment.accept.length > 0 ? assignment.accept : listEndings(listKinds(assignment.accept)),
          )}
          hasCamera={canTakePictures(assignment.accept)}
          pages={
            canJoinPages(assignment.accept)
              ? { shelf, title: assignment.title, isEmpty, onPages: (pages) => void work.choosePages(pages) }
              : undefined
          }
          error={work.refusal}
          disabled={sealed !== undefined}
          onFiles={work.choose}
        />
      )}
      {sealed ? (
        <Sealed item={sealed} undo={undo} />
      ) : (
        <Grid gap={8}>
          {item?.handedAt !== undefined && item.refusal !== undefined && (
            <Text tone="error" variant="small" role="alert">
              {words.handIn.refusedAt(item.handedAt, item.refusal)}
            </Text>
          )}
          <Note id="hand-in-reason">{reason}</Note>
          <Row>
            <Button
              disabled={reason !== undefined}
              aria-describedby="hand-in-reason"
              onClick={() => void ask()}
            >
              {words.handIn.submit}
            </Button>
          </Row>
        </Grid>
      )}
    </Section>
  )
}
