/**
 * The learner's choices of files: each counts from the moment of its choice, however long its bytes take to
 * prepare. (rulings R34, R46)
 */

import type { AnswerValue, FileValue } from '#src/api/shapes/submission.ts'
import type { PagesFile } from '#src/engines/scan/scan-note.ts'
import type { Prepare } from '#src/stores/uploads/send-upload.ts'
import {
  type Answer,
  type FileAnswer,
  isAwaitingBytes,
  isBlank,
  isFile,
  isFileMark,
  isUnsent,
} from './answer.ts'
import type { EditOptions } from './room-parts.ts'
import { announceFile, type RoomState } from './room-state.ts'
import type { FileSync } from './sync.ts'

interface RoomSide {
  getState: () => RoomState
  change: (change: Partial<RoomState>) => void
  files: () => FileSync
  isClosed: () => boolean
  edit: (question: string, value: AnswerValue, options?: EditOptions) => void
  /** The same answer as a new edit, with its original time. */
  renumber: (answer: Answer) => void
  refuse: (answer: Answer, refusal: string | undefined) => void
  sendNow: () => void
}

/** The bytes of a file that is at the server; undefined if they cannot be had now. */
async function fetchFile({ url, name }: FileValue): Promise<File | undefined> {
  try {
    const response = await fetch(url)
    if (!response.ok) return undefined
    const bytes = await response.blob()
    return new File([bytes], name, { type: bytes.type })
  } catch {
    return undefined
  }
}

type OfferParts = Pick<RoomSide, 'files' | 'isClosed' | 'edit'> & {
  getAnswer: (question: string) => Answer | undefined
  choose: (question: string, file: File, prepare: undefined, other: AnswerValue) => void
}

/** Handles the other version of an answer: the learner takes it or dismisses it. */
function makeOffer({ getAnswer, files, isClosed, edit, choose }: OfferParts) {
  return {
    /**
     * Takes the offered version, and offers the one in its place. The server keeps the bytes of one file only, so that another one
     * goes there again. False if its bytes cannot be had.
     */
    takeOther: async (question: string): Promise<boolean> => {
      const { other, value = null } = getAnswer(question) ?? {}
      if (other === undefined || isClosed()) return true
      if (!isFileMark(other)) {
        edit(question, other, { other: value })
        return true
      }
      const file = other.url === '' ? await files().recall(question) : await fetchFile(other)
      if (file === undefined) return false
      files().drop(question)
      choose(question, file, undefined, isAwaitingBytes(value) ? null : value)
      return true
    },
    dropOther: (question: string) => {
      const answer = getAnswer(question)
      // The bytes of this device's file, which the other one replaced.
      if (isAwaitingBytes(answer?.other)) files().drop(question)
      edit(question, answer?.value ?? null, { other: null })
    },
  }
}

export function makeFileAnswers({
  getState,
  change,
  files,
  isClosed,
  edit,
  renumber,
  refuse,
  sendNow,
}: RoomSide) {
  const getAnswer = (question: string) => getState().answers[question]
  const explain = (question: string, refusal?: string) =>
    change({ fileRefusals: { ...getState().fileRefusals, [question]: refusal } })

  /** The answer that a chosen file is to replace. */
  function findReplaced(question: string, isPages = false): { replaced?: AnswerValue } {
    const before = getAnswer(question)
    const isComing = before && isFile(before) && isUnsent(before)
    // The file of the pages before a change may still arrive.
    const isPart = isComing && before.state === 'sending' && isPages
    const replaced = isComing && !isPart ? before.replaced : before?.value
    return isBlank(replaced) ? {} : { replaced }
  }

  /**
   * Stops a file that is being sent and restores the answer that it was to replace, unless there is a new
   * answer.
   */
  function cancel(question: string): void {
    files().drop(question)
    const answer = getAnswer(question)
    if (!answer || !isFile(answer)) return
    edit(question, isAwaitingBytes(answer.replaced) ? null : (answer.replaced ?? null))
  }

  /**
   * A chosen file cannot be sent: restores the answer it was to replace; once the attempt is over the file is
   * reported as rejected.
   */
  function giveUp(question: string, refusal: string | undefined): void {
    explain(question, refusal)
    const answer = getAnswer(question)
    if (!isClosed()) cancel(question)
    else if (answer?.kind === 'file') refuse(answer, refusal)
    sendNow()
  }

  function choose(question: string, file: File, prepare?: Prepare, other?: AnswerValue): void {
    if (isClosed()) return
    explain(question)
    // Marked as being sent before the answer is stored, so that the sync ignores it.
    const sent = files().choose(question, file, prepare)
    edit(question, announceFile(file), {
      file: findReplaced(question),
      ...(other !== undefined && { other }),
    })
    void sent.then((refusal) => (refusal === undefined ? sendNow() : giveUp(question, refusal)))
  }

  return {
    choose: (question: string, file: File, prepare?: Prepare) => choose(question, file, prepare),
    ...makeOffer({ getAnswer, files, isClosed, edit, choose }),
    /** Each change of the pages is an edit, whose file is made and sent as they are drawn. */
    choosePages: (question: string, pages: PagesFile) => {
      const first = pages.getFirst()
      if (isClosed() || first === undefined) return
      explain(question)
      const sent = files().choosePages(question, pages)
      edit(question, announceFile(first), { file: findReplaced(question, true) })
      void sent.then(({ isTaken, refusal }) => (isTaken ? sendNow() : giveUp(question, refusal)))
    },
    /** The file that is being sent lacks some pages; the name of a file must not replace it. */
    keepUnsent: (answer: FileAnswer) => {
      if (answer.kind === 'file')
        renumber({ ...answer, isAnnounced: false, replaced: answer.replaced ?? answer.value })
    },
    cancel,
    /** Clears the answer, and stops its file. */
    clear: (question: string) => {
      files().drop(question)
      edit(question, null)
    },
    /** These bytes are sent: a picture may have been shrunk since it was announced. */
    rename: (question: string, file: File) => {
      const answer = getAnswer(question)
      const value = announceFile(file)
      const isNamed = JSON.stringify(answer?.value) === JSON.stringify(value)
      if (answer?.kind === 'file' && isUnsent(answer) && !isNamed)
        renumber({ ...answer, value, isAnnounced: false })
    },
    refuse: giveUp,
  }
}
