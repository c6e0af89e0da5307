/**
 * Lists everything a person has written on this device that the server does not have yet: outbox items,
 * unfinished forms, exams being built and typed marks. `tests/outbox/register.test.ts` fails for a kind that
 * is missing here. (rulings R16, R21)
 */

import * as v from 'valibot'
import { REQUEST_NAMES } from '#src/api/requests/request-names.ts'
import { words as requests } from '#src/api/requests/words.ts'
import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { readAs } from '#src/lib/read-as.ts'
import { isChoice } from '#src/stores/drafts/draft-kinds.ts'
import { listTypedKeys, recallTyped } from '#src/stores/drafts/typed-storage.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { describeAnswer } from './describe-answer.ts'
import { words } from './words.ts'

const { unsent } = words.page

export interface UnsentThing {
  /** The name that the export shows, in Bengali. */
  kind: string
  value: unknown
  /** How it reads, if its texts do not say everything. */
  rows?: readonly (readonly [name: string, value: string])[]
}

/** An exam answer that only this device has. */
export interface UnsentAnswer {
  exam: string | undefined
  question: Question | undefined
  value: AnswerValue
}

export function describeUnsentAnswer({ exam, question, value }: UnsentAnswer): UnsentThing {
  const text = question && extractPlainText(question.text)
  return {
    kind: exam === undefined ? unsent.answer : unsent.answerOf(exam),
    value: { exam, question: text, value },
    rows: [[text ?? words.page.answer, describeAnswer(question, value)]],
  }
}

const Request = v.object({ subject: v.picklist(REQUEST_NAMES) })

/** Tickets are a separate part already. */
const OTHER_PART = 'tickets'

function readQueue(name: string): unknown[] {
  try {
    const stored =
      readAs(v.array(v.looseObject({})), JSON.parse(outboxPorts.storage.read(name) ?? '[]')) ?? []
    return stored.filter(({ owner }) => owner === outboxPorts.session.getOwner())
  } catch {
    return []
  }
}

/** Undefined for an item of another queue. */
function nameRequest(item: unknown): string | undefined {
  const { subject } = readAs(Request, item) ?? {}
  return subject && requests.names[subject]
}

/** One item of the outbox that the server does not have yet. */
export interface Queued {
  id: string
  /** The name of its kind, in Bengali. */
  kind: string
  /** The beginning of what was written. */
  text: string
  /** Why the server has rejected it. */
  refusal: string | undefined
  /** Only the person can say whether it is sent again. */
  isUnsure: boolean
}

const Item = v.object({
  number: v.optional(v.string()),
  refusal: v.optional(v.string()),
  lastTry: v.optional(v.string()),
})
/** Letters of the beginning. */
const BEGINNING = 80

/** The waiting items of all queues; a ticket with its number has arrived. */
export function listQueued(): Queued[] {
  return Object.entries(unsent.queues).flatMap(([name, kind]) =>
    readQueue(name).flatMap((value, at) => {
      const { number, refusal, lastTry } = readAs(Item, value) ?? {}
      if (number !== undefined) return []
      const isUnsure = lastTry === 'unsure' && refusal === undefined
      const text = listTexts(value).find((each) => each !== refusal) ?? ''
      return {
        id: `${name} ${at}`,
        kind: nameRequest(value) ?? kind,
        text: boundText(extractPlainText(text), BEGINNING),
        refusal,
        isUnsure,
      }
    }),
  )
}

function nameDraft(key: string): string {
  const starts = Object.entries(unsent.drafts).filter(([start]) => key.startsWith(start))
  return starts.at(-1)?.[1] ?? unsent.other
}

const readTyped = (prefix: string) =>
  listTypedKeys(prefix).map((key) => [key.slice(prefix.length), recallTyped(key, v.unknown())] as const)

export function readUnsent(): UnsentThing[] {
  const queued = Object.entries(unsent.queues)
    .filter(([name]) => name !== OTHER_PART)
    .flatMap(([name, kind]) => readQueue(name).map((value) => ({ kind: nameRequest(value) ?? kind, value })))
  const forms = readTyped('draft:').filter(([key]) => !isChoice(key))
  const stores = Object.entries(unsent.stores).flatMap(([prefix, kind]) =>
    readTyped(prefix).map(([, value]) => ({ kind, value })),
  )
  return [...queued, ...forms.map(([key, value]) => ({ kind: nameDraft(key), value })), ...stores]
}

/** Ids, instants and option names were not written by a person. */
const isWritten = (text: string) => /\s|[^\w:.+-]/.test(text) || /^[A-Za-z]{2,}$/.test(text)
/** Fields that the app fills in by itself. */
const OWN_FIELDS = new Set([
  'owner',
  'key',
  '_id',
  'submission',
  'base',
  'serverIds',
  'kind',
  'of',
  'post',
  'subject',
  'lastTry',
])

/** The texts in it, whatever its shape; the machine-readable file has all of it. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return isWritten(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, each]) => (OWN_FIELDS.has(field) ? [] : listTexts(each)))
}
