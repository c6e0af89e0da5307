/**
 * Sends the bytes of file answers: chosen, stored on the device, sent with progress, cancelled, sent again.
 * (rulings R13, R34)
 */

import { ApiError } from '#src/api/client/api-error.ts'
import { readFailure } from '#src/api/outbox/retry.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import type { PagesFile } from '#src/engines/scan/scan-note.ts'
import { openPageShelf } from '#src/stores/uploads/page-shelf.ts'
import {
  type PagesTaken,
  type Prepare,
  type Send,
  uploadChosen,
  uploadPages,
  uploadRepeated,
} from '#src/stores/uploads/send-upload.ts'
import { uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { readWaitingFile } from '#src/stores/uploads/waiting-files.ts'
import { findUngivenPages } from '#src/ui/fields/late-scan.ts'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { type Answer, isAwaitingBytes, isSame, isUnsent, markRefused } from './answer.ts'
import type { Transport } from './calls.ts'
import { applySaved, revertSending } from './reconcile.ts'
import { explainFailure, isAnyNamed, isMissing } from './rejections.ts'
import type { Failure, RoomStore } from './room-state.ts'
import { buildUploadId } from './storage.ts'
import { type FileSync, makeCheck, type SyncContext } from './sync.ts'

const CLOSED = 403

/**
 * If a page closed before a file was ready, the question's allowed kinds are no longer known here; the server
 * knows them.
 */
const prepareAny: Prepare = (file) => prepareUpload(file, [])

/** The server has received the bytes and rejects them. */
function isFinal(error: unknown): boolean {
  const { verdict, error: failed } = readFailure(error)
  return (verdict === 'refused' || verdict === 'conflict') && failed?.status !== CLOSED && !isMissing(error)
}

/**
 * The server accepts no more bytes: a file that it knows by name is rejected; for any other the name must
 * still be sent.
 */
function closeFile(answer: Answer, isOver: boolean): Answer {
  if (answer.kind !== 'file') return answer
  const alone: Answer = { ...answer, replaced: undefined }
  return answer.isAnnounced && isOver ? markRefused(alone) : alone
}

/** Tracks which of the chosen files wait to be sent from here, and which cannot be sent. */
function watchFiles({ store, onReplied }: Pick<SyncContext, 'store' | 'onReplied'>) {
  /** The bytes are not on this device: the file must be chosen again. */
  const missing = new Set<string>()
  const listUnsent = () => Object.values(store.get().answers).filter(isUnsent)
  return {
    missing,
    isMissing: (question: string) =>
      missing.has(question) || store.get().answers[question]?.kind === 'remote-file',
    listWaiting: () => listUnsent().filter(({ kind, question }) => kind === 'file' && !missing.has(question)),
    /** Rejects unwanted files once nothing can be chosen any more. */
    giveUp: () => {
      const { isOver, handIn, answers } = store.get()
      const given = listUnsent().filter(({ kind }) => kind === 'unwanted-file')
      if (given.length === 0 || (!isOver && handIn === undefined)) return
      store.set({
        answers: {
          ...answers,
          ...Object.fromEntries(given.map((answer) => [answer.question, markRefused(answer)])),
        },
      })
      onReplied(given)
    },
  }
}

/** Another device's later file took its place; its bytes stay here, to be offered. */
const OVERTAKEN = new ApiError('http', { status: 409 })

/** Nothing of another device is overwritten unseen: asked before a file goes, as before a text. (ruling R34) */
function makeFileCheck(context: SyncContext) {
  const check = makeCheck(context)
  return async (answer: Answer): Promise<void> => {
    if (!check.isDue([answer])) return
    const failure = await check.run()
    if (failure === undefined) return
    const { cause, retryAfter } = failure
    throw cause === 'offline' ? new ApiError('no-answer') : new ApiError('http', { status: 503, retryAfter })
  }
}

/**
 * Sends the bytes of one question's file. The edit was fixed when the file was chosen, so that a retry is the
 * same edit.
 */
function makeSend(
  question: string,
  transport: Transport,
  context: SyncContext,
  { pages, setAside }: { pages?: PagesFile; setAside: () => void },
): Send {
  const { store, heard, writers, onReplied, askHeld, nameFile, keepUnsent } = context
  const checkOthers = makeFileCheck(context)
  const getAnswer = () => store.get().answers[question]
  const put = (answer: Answer) => store.set({ answers: { ...store.get().answers, [question]: answer } })

  function fail(error: unknown, sent: Answer): void {
    store.set({ answers: revertSending(store.get().answers, [sent]) })
    const now = getAnswer()
    if (now?.edit !== sent.edit) return
    if (isFinal(error) && now.kind === 'file' && isUnsent(now))
      put({ ...now, kind: 'unwanted-file', state: 'dirty', refusal: undefined })
    if (error instanceof ApiError && error.status === CLOSED) {
      put(closeFile(now, store.get().isOver))
      // The attempt may have been submitted elsewhere.
      if (!store.get().isOver) void askHeld()
    }
  }

  /** The server has a file of some pages: it stays until the one of all of them is there. */
  function keepPart(sent: Answer, value: AnswerValue | undefined): void {
    const now = getAnswer()
    if (value === undefined || isAwaitingBytes(value)) return
    if (now?.kind === 'file' && now.state === 'dirty' && !isSame(now, sent)) put({ ...now, replaced: value })
  }

  function stopIfOvertaken(): void {
    const now = getAnswer()
    if (now === undefined || isUnsent(now) || !isAwaitingBytes(now.other)) return
    setAside()
    throw OVERTAKEN
  }

  return async function send(file, options) {
    nameFile(question, file)
    // Heard between the choice of this file and its turn: to return here would drop its bytes as sent.
    stopIfOvertaken()
    const before = getAnswer()
    if (before?.kind !== 'file') return
    await checkOthers(before)
    stopIfOvertaken()
    const answer = getAnswer()
    if (answer?.kind !== 'file') return
    // The missing pages stay an unsent edit.
    if (pages && !pages.isAllGiven()) keepUnsent(answer)
    else put({ ...answer, state: 'sending', refusal: undefined })
    try {
      const { saved, version, submitted_at: end } = await transport.file(answer, file, heard.version, options)
      heard.version = version
      store.set({
        answers: applySaved(store.get().answers, [answer], { saved, isClosed: Boolean(end), writers }),
      })
      keepPart(answer, saved.find((one) => one.question === question)?.value)
      if (saved.some(({ value }) => value === undefined)) void askHeld()
      // A reply that does not name the file does not count.
      if (!end && !isAnyNamed([answer], saved)) throw new ApiError('broken')
    } catch (error) {
      fail(error, answer)
      throw error
    } finally {
      onReplied([answer])
    }
    stopIfOvertaken()
    const now = getAnswer()
    // The next file is of all pages.
    if (pages && !pages.isAllGiven()) return
    // Another writer counted further: the same bytes are sent as the edit rebased on that one.
    if (now !== undefined && isUnsent(now)) await send(file, options)
  }
}

/** Resolves when nothing more can be chosen. */
function waitForEnd({ get, listen }: RoomStore): Promise<void> {
  const isEnding = () => get().isOver || get().handIn !== undefined
  if (isEnding()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = listen(() => {
      if (!isEnding()) return
      stop()
      resolve()
    })
  })
}

export function makeFileSync(attempt: string, transport: Transport) {
  return (context: SyncContext): FileSync => {
    const { missing, isMissing, listWaiting, giveUp } = watchFiles(context)
    const whenEnding = waitForEnd(context.store)
    const getId = (question: string) => buildUploadId(attempt, question)
    const getUpload = (question: string) => useUploads.getState().uploads[getId(question)]

    /** The pages stay on the device, but are no longer the answer. */
    async function setPagesAside(question: string): Promise<void> {
      const shelf = openPageShelf(getId(question))
      const { pages } = await shelf.readNote()
      if (pages.length > 0) await shelf.changeNote((note) => ({ ...note, isAside: true }))
    }

    const makeSendOf = (question: string, pages?: PagesFile) =>
      makeSend(question, transport, context, {
        ...(pages && { pages }),
        setAside: () => void setPagesAside(question),
      })

    const sendPages = (question: string, pages: PagesFile): Promise<PagesTaken> =>
      uploadPages(getId(question), pages, makeSendOf(question, pages), { hurry: whenEnding })

    /** A page was closed before it had made the file. */
    async function repeatPages(question: string): Promise<boolean> {
      const pages = await findUngivenPages(openPageShelf(getId(question)))
      if (pages === undefined) return false
      const { isTaken, refusal } = await sendPages(question, pages)
      if (!isTaken) context.refuseFile(question, refusal)
      return true
    }

    async function repeat({ question }: Answer): Promise<Failure | undefined> {
      try {
        if (await repeatPages(question)) return explainUpload(question)
      } catch {
        // The code that makes the file cannot be loaded now.
        return { cause: 'offline', msg: undefined, retryAfter: undefined }
      }
      await uploadRecalled(getId(question))
      if (getUpload(question) === undefined) {
        missing.add(question)
        return undefined
      }
      const refusal = await uploadRepeated(getId(question), makeSendOf(question), prepareAny)
      if (refusal !== undefined) context.refuseFile(question, refusal)
      return explainUpload(question)
    }

    async function explainUpload(question: string) {
      const error = getUpload(question)?.error
      return error === undefined || error === OVERTAKEN ? undefined : explainFailure(error, transport.read)
    }

    return {
      next: () => {
        giveUp()
        const answer = listWaiting().find(({ question }) => getUpload(question)?.percent === undefined)
        return answer === undefined ? undefined : repeat(answer)
      },
      isMissing,
      isWaiting: () => listWaiting().length > 0,
      choose: (question, file, prepare) => {
        missing.delete(question)
        return uploadChosen(getId(question), file, makeSendOf(question), prepare)
      },
      choosePages: (question, pages) => {
        missing.delete(question)
        return sendPages(question, pages)
      },
      drop: (question) => {
        uploadDropped(getId(question))
        void setPagesAside(question)
      },
      recall: (question) => readWaitingFile(getId(question)),
    }
  }
}
