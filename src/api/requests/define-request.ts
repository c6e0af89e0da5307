/**
 * A request waits on the device from its press until the server has it. A subject says in one place what it sends, how
 * a repeat stays one, where the words return to, and what is read again afterwards. Everything else is the same for
 * all: decision 0015, rulings R42 and R82.
 */

import * as v from 'valibot'
import { callWithMessage } from '#src/api/call.ts'
import { getPorts } from '#src/api/outbox/ports.ts'
import type { InputOf, ReplyOf, Row } from '#src/api/row.ts'
import { createId } from '#src/lib/create-id.ts'
import { readAs } from '#src/lib/read-as.ts'
import { replyCame } from './reply-store.ts'
import type { RequestName } from './request-names.ts'
import { type WaitingRequest, requestQueue } from './request-queue.ts'
import { words } from './words.ts'

export interface RequestParts<R extends Row, Values> {
  name: RequestName
  row: R
  shape: v.GenericSchema<unknown, Values>
  /** `key`: for the body of a call that takes one. */
  build: (values: Values, key: string) => InputOf<R>
  /** Names the form or row where it was pressed: `exam-7`. */
  getPlace: (values: Values) => string
  /**
   * After a lost response: `harmless`, since a repeat changes nothing · `ask`, since only the person can say · or a look
   * whether it has arrived.
   */
  repeat: 'harmless' | 'ask' | ((values: Values) => Promise<boolean>)
  /** A later press at the same place replaces one that waits. */
  isReplaced?: true
  /** The draft that it was written in: empty from the press on, filled again when it is taken back. */
  draft?: (values: Values) => { drop: () => void; restore: () => void } | undefined
  /** Reads again what has changed. Without a reply it was found on the server. */
  done: (values: Values, reply: ReplyOf<R> | undefined) => void
  /** The server refuses it: others may have been faster. */
  onRefused?: (values: Values) => void
  /** The address of the page that shows how far it is. */
  getPage: (values: Values) => string
  /** That page says by itself that it has arrived. */
  isConfirmedInPlace?: true
}

export interface Request<Values = never, Reply = unknown> {
  name: RequestName
  row: Row
  /** Stores it on the device; the sender is called by {@link pressRequest}. */
  put: (values: Values) => void
  /** Carries only the type. */
  readonly reply?: Reply
}

/** A subject as the sender sees it. */
export interface Subject {
  /** Undefined for values of another release, which wait for it. */
  getPlace: (stored: unknown) => string | undefined
  canAsk: boolean
  hasArrived: (stored: unknown) => Promise<boolean>
  send: (item: WaitingRequest, isLasting: boolean) => Promise<{ data: unknown; msg: string }>
  arrived: (stored: unknown, reply: { data: unknown; msg: string } | undefined) => void
  refused: (stored: unknown, reason: string) => void
  takenBack: (stored: unknown) => void
}

const subjects = new Map<RequestName, Subject>()

/** Undefined until the subject's file is loaded. */
export const findSubject = (name: RequestName) => subjects.get(name)

export function defineRequest<R extends Row, Values>(
  parts: RequestParts<R, Values>,
): Request<Values, ReplyOf<R>> {
  const { name, row, shape, build, getPlace, repeat, draft, done, getPage, isConfirmedInPlace } = parts
  const readValues = (stored: unknown) => v.parse(shape, stored)
  const isShown = (values: Values) => getPage(values) === location.pathname

  const subject: Subject = {
    getPlace: (stored) => {
      const values = readAs(shape, stored)
      return values === undefined ? undefined : getPlace(values)
    },
    canAsk: repeat === 'ask',
    hasArrived: async (stored) => typeof repeat === 'function' && repeat(readValues(stored)),
    send: ({ values, key }, isLasting) =>
      callWithMessage(row, build(readValues(values), key), { isQuiet: true, isLasting }),
    arrived: (stored, reply) => {
      const values = readValues(stored)
      replyCame(name, getPlace(values), reply?.data)
      if (reply && !(isConfirmedInPlace && isShown(values)))
        getPorts().showToast({ kind: 'success', message: reply.msg })
      done(values, reply?.data as ReplyOf<R> | undefined)
    },
    refused: (stored, reason) => {
      const values = readValues(stored)
      parts.onRefused?.(values)
      if (!isShown(values))
        getPorts().showToast({
          kind: 'error',
          message: words.refused(words.names[name], reason),
          isNew: true,
        })
    },
    takenBack: (stored) => draft?.(readValues(stored))?.restore(),
  }
  subjects.set(name, subject)

  function put(values: Values): void {
    const isEarlier = (item: WaitingRequest) =>
      item.subject === name && subject.getPlace(item.values) === getPlace(values)
    if (parts.isReplaced) requestQueue.update((items) => items.filter((item) => !isEarlier(item)))
    requestQueue.put({ key: createId(), subject: name, values, isInDoubt: false })
    draft?.(values)?.drop()
  }

  return { name, row, put }
}
