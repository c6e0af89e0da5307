/** Says of each call of the contract whether the server has it, and how it is read there. */

import type { CallPlan } from '#src/api/adapters/adapt-by-plan.ts'
import { nameCall } from '#src/api/adapters/adapt-by-plan.ts'
import { listRows, type KeyedRow } from '#src/api/contract/all.ts'
import { isPage } from '#src/api/row.ts'
import { buildInputSchema, replySchemas } from '../openapi/shapes.ts'
import { type Candidate, findOperations } from './find-operation.ts'
import { findValue } from './find-value.ts'
import { compare, EXACT, type Fit } from './line-up.ts'
import { splitName } from './names.ts'
import { expand, expandOne, isList, type Node } from './schema.ts'
import type { Operation, Source } from './source.ts'

export interface Judged {
  keyed: KeyedRow
  call: string
  verdict: 'fits' | 'guessed' | 'lacks'
  /** The guesses to confirm, or the reason why the call is missing. */
  reasons: readonly string[]
  /** The server's call. */
  there?: string
  plan: CallPlan
  /** How many of our fields the server has. */
  known: number
  operation?: Operation
}

const { replies, components } = replySchemas()
const ROOT = { components: { schemas: components } }

interface Read {
  fit: Fit
  plan: CallPlan
}

function planNames({ names, fill, hundredths }: Fit): CallPlan {
  const named = [...names].map(([name, places]) => [name, places.length === 1 ? places[0] : places])
  return {
    ...(names.size > 0 && { names: Object.fromEntries(named) as CallPlan['names'] }),
    ...(fill.size > 0 && { fill: Object.fromEntries(fill) }),
    ...(hundredths.length > 0 && { hundredths }),
  }
}

/** For a page, its rows; total, page and count are found separately. */
function readOwn({ key, row }: KeyedRow): { node: Node; isForList: boolean; isPaged: boolean } | undefined {
  const reply = replies.get(key) as Node | undefined
  if (reply === undefined || row.options.reply === undefined) return undefined
  const isPaged = isPage(row.options.reply)
  const whole = expandOne({ node: reply, root: ROOT })
  const node = isPaged ? (whole.properties?.data ?? {}) : reply
  const isForList = expand({ node, root: ROOT }).some(isList)
  return { node, isForList, isPaged }
}

function readReply(keyed: KeyedRow, { operation }: Candidate, root: unknown): Read | undefined {
  const own = readOwn(keyed)
  if (own === undefined) return { fit: EXACT, plan: {} }
  const noun = splitName(keyed.row.path.split('/').find(Boolean) ?? '')
  const theirNoun = splitName(
    operation.path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '',
  )
  const found = findValue({ node: operation.reply, root }, own.isForList, theirNoun)
  if (found === undefined) return undefined
  const fit = compare({
    own: { node: own.node, root: ROOT },
    theirs: { node: found.value, root },
    noun,
    depth: 0,
  })
  if (fit === undefined) return undefined
  const guesses = [...fit.guesses, ...(found.isGuess ? [`the rows are in ${found.place}`] : [])]
  const total = own.isPaged && found.total === undefined ? ['the number of all rows is not said'] : []
  return {
    fit: { ...fit, guesses: [...guesses, ...total] },
    plan: {
      ...(found.place !== '' && { data: found.place }),
      ...(own.isPaged && found.total !== undefined && { total: found.total }),
      ...planNames(fit),
    },
  }
}

/** The other way round: their required fields come from ours. */
function readBody({ row }: KeyedRow, { body }: Operation, root: unknown): Read {
  if (row.options.body === undefined || body === undefined) return { fit: EXACT, plan: {} }
  const own = buildInputSchema(row.options.body) as Node
  const noun = splitName(row.path.split('/').find(Boolean) ?? '')
  const fit = compare({ own: { node: body, root }, theirs: { node: own, root: own }, noun, depth: 1 })
  if (fit === undefined) return { fit: { ...EXACT, guesses: ['its body has another form'] }, plan: {} }
  const fields = [...fit.names].flatMap(([theirs, [ours]]) =>
    ours === undefined ? [] : [[ours, theirs] as const],
  )
  const guesses = [...fit.guesses, ...fit.lacks.map((name) => `the body must have ${name}`)]
  return {
    fit: { ...EXACT, guesses },
    plan: fields.length > 0 ? { fields: Object.fromEntries(fields) } : {},
  }
}

function judgeCandidate(keyed: KeyedRow, candidate: Candidate, { root }: Source): Judged | undefined {
  const { operation, path, rank } = candidate
  const reply = readReply(keyed, candidate, root)
  if (reply === undefined) return undefined
  const body = readBody(keyed, operation, root)
  const there = `${operation.method} ${operation.path}`
  const about = { keyed, call: nameCall(keyed.row), there, operation, known: reply.fit.known }
  if (reply.fit.lacks.length > 0)
    return {
      ...about,
      verdict: 'lacks',
      reasons: [`${there} has no ${reply.fit.lacks.join(', ')}`],
      plan: {},
    }
  const reasons = [...(rank > 1 ? [`it is ${there}`] : []), ...reply.fit.guesses, ...body.fit.guesses]
  const plan = { ...(rank > 0 && { path }), ...reply.plan, ...body.plan }
  return { ...about, verdict: reasons.length > 0 ? 'guessed' : 'fits', reasons, plan }
}

const ORDER = ['fits', 'guessed', 'lacks']
const weigh = ({ verdict, known }: Judged) => ORDER.indexOf(verdict) * 1000 - known

function judgeRow(keyed: KeyedRow, source: Source): Judged {
  const call = nameCall(keyed.row)
  const unasked = source.unasked.get(call)
  if (unasked !== undefined)
    return { keyed, call, verdict: 'guessed', reasons: [unasked], plan: {}, known: 0 }
  const candidates = findOperations(keyed.row, source.operations)
  const judged = candidates.flatMap((candidate) => judgeCandidate(keyed, candidate, source) ?? [])
  const best = judged.toSorted((one, other) => weigh(one) - weigh(other))[0]
  if (best) return best
  const [near] = candidates
  const reason = near
    ? `${near.operation.method} ${near.operation.path} has another shape`
    : 'no call like it'
  return { keyed, call, verdict: 'lacks', reasons: [reason], plan: {}, known: 0 }
}

/** All calls but the external ones, which no server of the API answers. */
export const judgeRows = (source: Source): Judged[] =>
  listRows()
    .filter(({ row }) => row.options.base !== 'external')
    .map((keyed) => judgeRow(keyed, source))
