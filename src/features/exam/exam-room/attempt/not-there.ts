/** What the server does not have or does not take: the attempt itself, a question of it, one answer. None is asked for without end. */
import { ApiError } from '#src/api/client/api-error.ts'
import type { Entry } from './entry.ts'
import type { Held } from './settle.ts'

const GONE = [404, 410]
/** In a row: a deploy or a proxy may say so once. */
const GONE_AFTER = 3
/** An answer that good replies leave out so often is to no question that the server knows. */
const UNKNOWN_AFTER = 2

/** Looks at each failure (undefined: all went well), and tells once the attempt must have been taken away. */
export function watchGone(onGone: () => void): (error: unknown) => void {
  let times = 0
  return (error) => {
    times = error instanceof ApiError && GONE.includes(error.status ?? 0) ? times + 1 : 0
    if (times === GONE_AFTER) onGone()
  }
}

/** Looks at each reply, and gives back the answers that must hold up neither the others nor the hand-in. */
export function watchUnknown(): (sent: readonly Entry[], saved: readonly Held[]) => Entry[] {
  const timesLeftOut = new Map<string, number>()
  return (sent, saved) => {
    const named = new Set(saved.map(({ question }) => question))
    return sent.filter(({ question }) => {
      const times = named.has(question) ? 0 : (timesLeftOut.get(question) ?? 0) + 1
      timesLeftOut.set(question, times)
      return times >= UNKNOWN_AFTER
    })
  }
}

/** By these a server says that it does not take what a call carries. */
const NOT_TAKEN = [400, 413, 422]
/** Alone, of one edit. */
const REFUSED_AFTER = 3

/** Those that the server itself names, each with its word on it: of them there is no doubt. */
function namedBy({ fields }: ApiError, sent: readonly Entry[]): Entry[] {
  const words = Object.entries(fields)
  return sent.flatMap((entry, at) => {
    const word = words.find(([field]) => field === `answers.${at}` || field.startsWith(`answers.${at}.`))
    return word === undefined ? [] : [{ ...entry, refusal: word[1] }]
  })
}

/** An answer that the server does not take must not hold up the others: it is looked for by halves, sent last and alone, and then given up. */
export function watchRefused(atMost: number) {
  const timesAlone = new Map<string, number>()
  const keyOf = ({ question, edit, writer }: Entry) => `${question} ${edit} ${writer}`
  let most = atMost
  let hasTaken = false
  return {
    /** Of what waits, what goes next. */
    next: (waiting: readonly Entry[]): readonly Entry[] => {
      const others = waiting.filter((entry) => !timesAlone.has(keyOf(entry)))
      return others.length > 0 ? others.slice(0, most) : waiting.slice(0, 1)
    },
    taken: () => {
      most = atMost
      hasTaken = true
    },
    /** Gives back what is to be given up: only of a server that takes something, since one that takes nothing is broken itself. */
    failed: (error: unknown, sent: readonly Entry[]): readonly Entry[] => {
      const [entry] = sent
      if (!(error instanceof ApiError) || !NOT_TAKEN.includes(error.status ?? 0) || entry === undefined) return []
      const named = namedBy(error, sent)
      if (named.length > 0) return named
      most = Math.ceil(sent.length / 2)
      if (sent.length > 1) return []
      const times = (timesAlone.get(keyOf(entry)) ?? 0) + 1
      timesAlone.set(keyOf(entry), times)
      most = atMost
      return times >= REFUSED_AFTER && hasTaken ? [entry] : []
    },
  }
}
