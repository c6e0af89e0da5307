/**
 * Tells why a call failed, and stops sending what the server does not have or accept: the attempt itself, a
 * question, one answer. (rulings R34, R42)
 */

import { ApiError } from '#src/api/client/api-error.ts'
import { readFailure } from '#src/api/outbox/retry.ts'
import type { Answer } from './answer.ts'
import type { Transport } from './calls.ts'
import type { SavedAnswer } from './reconcile.ts'
import type { Failure } from './room-state.ts'

const GONE = [404, 410]

/** The API itself says that something does not exist; a gateway's page has no status. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && GONE.includes(error.status ?? 0)
}

/**
 * Explains why a call failed. An attempt is gone only if the API also says so for the attempt itself. Even
 * then it is requested again, and nothing is given up. (ruling R34)
 */
export async function explainFailure(failed: unknown, read: Transport['read']): Promise<Failure> {
  const { verdict, refusal: msg, retryAfter } = readFailure(failed)
  const isGone = isMissing(failed) && (await read().then(() => false, isMissing))
  if (isGone) return { cause: 'gone', msg: undefined, retryAfter }
  return { cause: verdict === 'offline' || verdict === 'session' ? verdict : 'server', msg, retryAfter }
}

/** An answer that this many replies omit belongs to no question known to the server. */
const UNKNOWN_AFTER = 2

/** A reply that names none of the sent answers does not count. */
export function isAnyNamed(sent: readonly Answer[], saved: readonly SavedAnswer[]): boolean {
  return sent.some(({ question }) => saved.some((server) => server.question === question))
}

/**
 * Checks each reply and returns the answers that must delay neither the others nor the submission. A reply
 * that names nothing decides nothing about answers that no other reply has omitted: they are sent again until
 * the submission waits for them.
 */
export function watchUnknown(): (
  sent: readonly Answer[],
  saved: readonly SavedAnswer[],
  isFinishing: boolean,
) => Answer[] {
  const timesOmitted = new Map<string, number>()
  return (sent, saved, isFinishing) => {
    const isVerdict = isFinishing || isAnyNamed(sent, saved)
    const named = new Set(saved.map(({ question }) => question))
    return sent.filter(({ question }) => {
      const before = timesOmitted.get(question) ?? 0
      const times = named.has(question) ? 0 : before + (isVerdict || before > 0 ? 1 : 0)
      timesOmitted.set(question, times)
      return times >= UNKNOWN_AFTER
    })
  }
}

/** Statuses with which a server rejects the content of a call. */
const NOT_TAKEN = [400, 413, 422]
/**
 * The same for a gateway, which may find a call too long or a text suspicious: such an answer delays no
 * other, and is not given up.
 */
const NOT_PASSED = [400, 403, 413, 422]
/** This many rejections of an edit that was sent by itself. */
const REFUSED_AFTER = 3

export interface RefusedAnswer {
  answer: Answer
  /** The server's reason, if it named this answer. */
  refusal?: string | undefined
}

/** Finds the answers that the server itself names, with its reasons: those are certain. */
function findNamed({ fields }: ApiError, sent: readonly Answer[]): RefusedAnswer[] {
  const reasons = Object.entries(fields)
  return sent.flatMap((answer, at) => {
    const reason = reasons.find(([field]) => field === `answers.${at}` || field.startsWith(`answers.${at}.`))
    return reason === undefined ? [] : [{ answer, refusal: reason[1] }]
  })
}

/**
 * An answer that the server rejects must not delay the others: it is found by bisection, sent last and by
 * itself, then given up. /
 */
export function watchRefused(atMost: number) {
  const timesAlone = new Map<string, number>()
  const buildKey = ({ question, edit, writer }: Answer) => `${question} ${edit} ${writer}`
  let most = atMost
  let hasTaken = false
  return {
    /** Picks what to send next. */
    pick: (waiting: readonly Answer[]): readonly Answer[] => {
      const others = waiting.filter((answer) => !timesAlone.has(buildKey(answer)))
      return others.length > 0 ? others.slice(0, most) : waiting.slice(0, 1)
    },
    confirm: () => {
      most = atMost
      hasTaken = true
    },
    /**
     * Returns the answers to give up, but only for a server that accepts others: one that accepts nothing is
     * broken itself.
     */
    fail: (error: unknown, sent: readonly Answer[]): readonly RefusedAnswer[] => {
      const [answer] = sent
      if (!(error instanceof ApiError) || answer === undefined) return []
      const isByApi = NOT_TAKEN.includes(error.status ?? 0)
      if (!isByApi && !NOT_PASSED.includes(error.foreignStatus ?? 0)) return []
      const named = findNamed(error, sent)
      if (named.length > 0) return named
      most = Math.ceil(sent.length / 2)
      if (sent.length > 1) return []
      const times = (timesAlone.get(buildKey(answer)) ?? 0) + (isByApi ? 1 : 0)
      timesAlone.set(buildKey(answer), times)
      most = atMost
      return times >= REFUSED_AFTER && hasTaken ? [{ answer }] : []
    },
  }
}
