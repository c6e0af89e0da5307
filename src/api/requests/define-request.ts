/**
 * A request waits on the device from its press until the server has it. A subject says in one place what it sends, how
 * a repeat stays one, where the words return to, and what is read again afterwards. Everything else is the same for
 * all: decision 0015, rulings R42 and R82.
 */

import * as v from 'valibot'
import { callWithMessage } from '#src/api/call.ts'
import type { ApiError } from '#src/api/client/api-error.ts'
import { getPorts } from '#src/api/outbox/ports.ts'
import type { InputOf, ReplyOf, Row } from '#src/api/row.ts'
import { createId } from '#src/lib/create-id.ts'
import { readStored } from '#src/lib/read-stored.ts'
import { replyCame } from './reply-store.ts'
import type { RequestName } from './request-names.ts'
import { type WaitingRequest, requestQueue } from './request-queue.ts'
import { words } from './words.ts'

export interface RequestParts<R extends Row, Values> {
  name: RequestName
  row: R
  shape: v.GenericSchema<unknown, Values>
  /** `key`: for the body of a call that takes one, and the name of its file. */
  build: (values: Values, key: string) => InputOf<R> | Promise<InputOf<R>>
  /** Follows an upload, from 0 to 100. */
  onPercent?: (values: Values, key: string, percent: number) => void
  /** Names the form or row where it was pressed: `exam-7`. */
  getPlace: (values: Values) => string
  /**
   * After a lost response: `harmless`, since a repeat changes nothing · `ask`, since only the person can say · or a look
   * whether it has arrived.
   */
  repeat: 'harmless' | 'ask' | ((values: Values) => Promise<boolean>)
  /** A later press at the same place replaces one that waits; a function says what it takes over from that. */
  isReplaced?: true | ((values: Values, earlier: Values, isInDoubt: boolean) => Values)
  /** The draft that it was written in: empty from the press on, filled again when it is taken back. */
  draft?: (values: Values, key: string) => { drop: () => void; restore: () => void } | undefined
  /** Reads again what has changed. Without a reply it was found on the server. */
  done: (values: Values, reply: ReplyOf<R> | undefined, key: string) => void
  /** The server refuses it: others may have been faster. The error is missing for a fault of this app. */
  onRefused?: (values: Values, error: ApiError | undefined) => void
  /** The address of the page that shows how far it is. */
  getPage: (values: Values) => string
  /** True if that page itself says that the request has arrived. */
  isConfirmedInPlace?: true
}

export interface Request<Values = never, Reply = unknown> {
  name: RequestName
  row: Row
  /** Stores it on the device and gives its key; the sender is called by {@link pressRequest}. */
  put: (values: Values, key?: string) => string
  /** Carries only the type. */
  readonly reply?: Reply
}

/** A subject as the sender sees it. */
export interface Subject {
  /** Undefined for values that only another release can read, which wait for it. */
  read: (stored: unknown) => unknown
  getPlace: (stored: unknown) => string | undefined
  canAsk: boolean
  hasArrived: (stored: unknown) => Promise<boolean>
  send: (item: WaitingRequest, isLasting: boolean) => Promise<{ data: unknown; msg: string }>
  arrived: (item: WaitingRequest, reply: { data: unknown; msg: string } | undefined) => void
  refused: (stored: unknown, reason: string, error: ApiError | undefined) => void
  takenBack: (item: WaitingRequest) => void
}

const subjects = new Map<RequestName, Subject>()

/** Undefined until the subject's file is loaded. */
export const findSubject = (name: RequestName) => subjects.get(name)

export function defineRequest<R extends Row, Values>(
  parts: RequestParts<R, Values>,
): Request<Values, ReplyOf<R>> {
  const { name, row, shape, build, getPlace, repeat, draft, done, getPage, isConfirmedInPlace } = parts
  const { onPercent, isReplaced } = parts
  const read = (stored: unknown) => readStored(shape, stored)
  const readValues = (stored: unknown) => read(stored) ?? v.parse(shape, stored)
  const isShown = (values: Values) => getPage(values) === location.pathname

  const subject: Subject = {
    read,
    getPlace: (stored) => {
      const values = read(stored)
      return values === undefined ? undefined : getPlace(values)
    },
    canAsk: repeat === 'ask',
    hasArrived: async (stored) => typeof repeat === 'function' && repeat(readValues(stored)),
    send: async ({ values: stored, key }, isLasting) => {
      const values = readValues(stored)
      return callWithMessage(row, await build(values, key), {
        isQuiet: true,
        isLasting,
        ...(onPercent && { onPercent: (percent: number) => onPercent(values, key, percent) }),
      })
    },
    arrived: ({ values: stored, key }, reply) => {
      const values = readValues(stored)
      replyCame(name, getPlace(values), reply?.data)
      if (reply && !(isConfirmedInPlace && isShown(values)))
        getPorts().showToast({ kind: 'success', message: reply.msg })
      done(values, reply?.data as ReplyOf<R> | undefined, key)
    },
    refused: (stored, reason, error) => {
      const values = readValues(stored)
      parts.onRefused?.(values, error)
      if (!isShown(values))
        getPorts().showToast({
          kind: 'error',
          message: words.refused(words.names[name], reason),
          isNew: true,
        })
    },
    takenBack: ({ values, key }) => draft?.(readValues(values), key)?.restore(),
  }
  subjects.set(name, subject)

  /** Takes an earlier press at the same place off the queue. */
  function replaceEarlier(values: Values): Values {
    const isEarlier = (item: WaitingRequest) =>
      item.subject === name && subject.getPlace(item.values) === getPlace(values)
    const earlier = requestQueue.getOwn().find(isEarlier)
    if (!isReplaced || earlier === undefined) return values
    requestQueue.update((items) => items.filter((item) => !isEarlier(item)))
    return isReplaced === true ? values : isReplaced(values, readValues(earlier.values), earlier.isInDoubt)
  }

  function put(values: Values, key = createId()): string {
    requestQueue.put({ key, subject: name, values: replaceEarlier(values), isInDoubt: false })
    draft?.(values, key)?.drop()
    return key
  }

  return { name, row, put }
}
