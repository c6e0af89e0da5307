/**
 * Compares one response of a server with its row: missing fields, extra fields, wrong types. (rulings R8,
 * R10)
 */

import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { isPage, type Row, type Shape } from '#src/api/row.ts'
import { ZONED_INSTANT } from '#src/lib/instant.ts'
import type { Finding, Verdict } from './finding.ts'
import { printName } from './print-name.ts'
import {
  listOddInstants,
  listMarkup,
  listRepeatedIds,
  listSharedReplies,
  listSlowness,
  listTooFew,
  listUnsafeAddresses,
  listWrongType,
} from './suspects.ts'

export interface Answer {
  status: number
  body: string
  /** Its `Content-Type`; omitted = not checked. */
  type?: string | null
  /** Its `Cache-Control`, of a reply to somebody who is logged in. */
  privateCache?: string | null
  /** Milliseconds until the whole reply was there. */
  took?: number
  /** This machine's clock when it arrived, in milliseconds since 1970; omitted = not compared. */
  at?: number
}

/** Worst first: the verdict of a call is the first one found. */
const WORST_FIRST = ['not there', 'wrong status', 'wrong type', 'missing', 'extra fields', 'slow'] as const
const LONGEST_SAMPLE = 160
/** A word used instead of one that the contract lists, such as a state; it reveals nothing about a person. */
const CODE_WORD = /^[a-z][a-z_-]{0,23}$/

/** Keeps the shape of a value without its content. */
export function stripText(value: unknown): unknown {
  if (typeof value === 'string') return `<text of ${value.length}>`
  if (typeof value === 'number') return '<number>'
  if (Array.isArray(value)) return value.length === 0 ? [] : [stripText(value[0])]
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [printName(key), stripText(each)]))
  return value
}

function sampleOf(value: unknown): string {
  const text = JSON.stringify(stripText(value)) ?? 'nothing'
  return text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text
}

type Json = ReturnType<typeof toJsonSchema>

const toSchema = (shape: Shape) =>
  toJsonSchema(shape, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string' } : jsonSchema,
  })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that the shape does not know; of several shapes the one that knows the most counts. */
function listExtras(schema: Json, value: unknown, path: string, root: Json): string[] {
  if (schema.$ref)
    return listExtras(
      (root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] as Json | undefined) ?? {},
      value,
      path,
      root,
    )
  const branches = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (branches) {
    const all = branches
      .filter(({ type }) => type !== 'null')
      .map((branch) => listExtras(branch, value, path, root))
    return all.toSorted((one, other) => one.length - other.length)[0] ?? []
  }
  if (Array.isArray(value))
    return value.flatMap((each) =>
      listExtras((schema.items as Json | undefined) ?? {}, each, `${path}.*`, root),
    )
  if (!isRecord(value) || schema.properties === undefined) return []
  const known = schema.properties as Record<string, Json>
  return Object.entries(value).flatMap(([name, each]) => {
    const inner = known[name]
    if (inner) return listExtras(inner, each, `${path}.${name}`, root)
    return schema.additionalProperties === undefined || schema.additionalProperties === false
      ? [`${path}.${printName(name)}`]
      : []
  })
}

function readEnvelope({
  status,
  body,
}: Answer): { envelope: Record<string, unknown> } | { finding: Finding } {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    parsed = undefined
  }
  const isOurs =
    isRecord(parsed) &&
    typeof parsed.status === 'string' &&
    typeof parsed.msg === 'string' &&
    typeof parsed.code === 'number'
  if (status === 501 || status === 405 || (status === 404 && !isOurs))
    return { finding: { kind: 'not there', path: '', text: `answered ${status}` } }
  if (status < 200 || status > 299)
    return { finding: { kind: 'wrong status', path: '', text: `answered ${status}, expected 200` } }
  if (!isRecord(parsed))
    return { finding: { kind: 'wrong type', path: '', text: 'the body is no JSON object' } }
  for (const name of ['code', 'status', 'msg', 'data'])
    if (!(name in parsed))
      return { finding: { kind: 'missing', path: name, text: 'of the envelope', sample: sampleOf(parsed) } }
  if (!isOurs || parsed.status !== 'success')
    return {
      finding: {
        kind: 'wrong type',
        path: 'status',
        text: 'the envelope says no success',
        sample: sampleOf(parsed),
      },
    }
  return { envelope: parsed }
}

/** The pattern of an instant has 190 letters. */
const describeExpected = ({ expected, type, requirement }: v.BaseIssue<unknown>) =>
  requirement === ZONED_INSTANT ? 'an instant with a zone, as 2026-11-21T12:00:00Z' : (expected ?? type)

function describeIssue(issue: v.BaseIssue<unknown>, prefix: string): Finding {
  const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? '*' : printName(String(key))))
  const path = [prefix, ...keys].filter(Boolean).join('.')
  if (issue.input === undefined)
    return {
      kind: 'missing',
      path,
      text: `expected ${describeExpected(issue)}`,
      sample: sampleOf(issue.path?.at(-1)?.input),
    }
  const isCode = issue.type === 'picklist' || issue.type === 'literal'
  const got =
    isCode && typeof issue.input === 'string' && CODE_WORD.test(issue.input)
      ? `"${issue.input}"`
      : sampleOf(issue.input)
  return {
    kind: 'wrong type',
    path,
    text: `expected ${describeExpected(issue)}, got ${got}`,
    sample: sampleOf(issue.path?.at(-1)?.input),
  }
}

/** Merges equal findings of many entries. */
export function dropEqual(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [`${each.kind} ${each.path}`, each])).values()]
}

export const decideVerdict = (findings: readonly Finding[]): Verdict =>
  WORST_FIRST.find((kind) => findings.some((each) => each.kind === kind)) ?? 'fits'

export interface Judgement {
  verdict: Verdict
  findings: Finding[]
  /** The value that the client would parse. */
  value?: unknown
}

export function judge({ options: { reply: shape } }: Row, answer: Answer): Judgement {
  const read = readEnvelope(answer)
  if ('finding' in read) return { verdict: read.finding.kind, findings: [read.finding] }
  const ofType = listWrongType(answer.type)
  if (shape === undefined) return { verdict: decideVerdict(ofType), findings: ofType }
  const isWhole = isPage(shape)
  const { code: _code, status: _status, msg: _msg, ...page } = read.envelope
  const value = isWhole ? page : read.envelope.data
  const parsed = v.safeParse(shape, value)
  const schema = toSchema(shape)
  const prefix = isWhole ? '' : 'data'
  const findings = dropEqual([
    ...ofType,
    ...listRepeatedIds(value, prefix),
    ...listTooFew(value),
    ...listMarkup(value, prefix),
    ...listUnsafeAddresses(value, prefix),
    ...(answer.at === undefined ? [] : listOddInstants(value, prefix, answer.at)),
    ...listSharedReplies(answer.privateCache),
    ...listSlowness(answer.took),
    ...(parsed.issues ?? []).map((issue) => describeIssue(issue, prefix)),
    ...listExtras(schema, value, prefix, schema).map((path): Finding => ({
      kind: 'extra fields',
      path: path.replace(/^\./, ''),
      text: 'no field of the contract',
    })),
  ])
  return { verdict: decideVerdict(findings), findings, value }
}
