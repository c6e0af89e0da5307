/** Translates validation issues of a row's schema into Bengali, one sentence per field. (ruling R8) */

import * as v from 'valibot'
import { formatNumber } from '#src/lib/bn.ts'

type Issue = v.BaseIssue<unknown>

const byField: Record<string, string> = {
  phone: 'সঠিক মোবাইল নম্বর দিন।',
  msisdn: 'সঠিক মোবাইল নম্বর দিন।',
  email: 'সঠিক ইমেইল ঠিকানা দিন।',
}

/** Maximum errors in one reply, so that a request cannot make it endless. */
export const MOST_ERRORS = 50

const FILL_IN = 'এই ঘরটি পূরণ করুন।'

function describeTooBig(type: string, most: number, value: unknown): string {
  if (type === 'max_size')
    return `ফাইলটি অনেক বড়। সর্বোচ্চ ${formatNumber(Math.round(most / 1024 / 1024))} MB দিন।`
  if (type === 'max_value') return `${formatNumber(most)}-এর বেশি দেওয়া যাবে না।`
  return typeof value === 'string'
    ? `সর্বোচ্চ ${formatNumber(most)} অক্ষর লিখুন।`
    : `সর্বোচ্চ ${formatNumber(most)}টি দিন।`
}

function describeTooSmall(type: string, least: number): string {
  if (type === 'min_value') return `${formatNumber(least)}-এর কম দেওয়া যাবে না।`
  return least <= 1 ? FILL_IN : `কমপক্ষে ${formatNumber(least)}টি দিন।`
}

function describeIssue({ message, type, requirement }: Issue, field: string, value: unknown): string {
  // A message from the schema is Bengali; the library's default is English.
  if (message !== '' && !message.startsWith('Invalid')) return message
  if (value === undefined || value === null) return FILL_IN
  if (type.startsWith('max_')) return describeTooBig(type, Number(requirement), value)
  if (type.startsWith('min_')) return describeTooSmall(type, Number(requirement))
  if (type === 'mime_type') return 'এই ধরনের ফাইল নেওয়া যায় না।'
  return byField[field] ?? 'এই তথ্যটি ঠিক নয়। দেখে আবার লিখুন।'
}

function readValue(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    input,
  )
}

/**
 * Field (`answers.0.value` for a nested one) → sentence: the first issue of each field, for a limited number
 * of fields.
 */
export function listFieldErrors(issues: readonly Issue[], input: unknown): Record<string, string> {
  const errors = new Map<string, string>()
  for (const issue of issues) {
    if (errors.size === MOST_ERRORS) break
    const field = v.getDotPath(issue) ?? ''
    const path = field === '' ? [] : field.split('.')
    if (!errors.has(field)) errors.set(field, describeIssue(issue, path.at(-1) ?? '', readValue(input, path)))
  }
  return Object.fromEntries(errors)
}

/** Fields of Valibot's object and union schemas. */
interface Made {
  entries?: object
  options?: readonly v.GenericSchema[]
}

/** The field names allowed in a body; undefined when the schema has no named fields. */
export function listKnownFields(schema: v.GenericSchema): Set<string> | undefined {
  const { type, entries, options } = schema as v.GenericSchema & Made
  if (entries) return new Set(Object.keys(entries))
  if (type !== 'union') return undefined
  const parts = (options ?? []).map(listKnownFields)
  return parts.includes(undefined) ? undefined : new Set(parts.flatMap((part) => [...(part ?? [])]))
}
