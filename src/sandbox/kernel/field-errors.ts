/** Puts the findings of a row's schema into Bengali, one sentence for each field. (ruling R8) */
import { bnNumber } from '#src/lib/bn.ts'
import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

const byField: Record<string, string> = {
  phone: 'সঠিক মোবাইল নম্বর দিন।',
  msisdn: 'সঠিক মোবাইল নম্বর দিন।',
  email: 'সঠিক ইমেইল ঠিকানা দিন।',
}

const FILL_IN = 'এই ঘরটি পূরণ করুন।'

function tooBig(issue: Issue & { code: 'too_big' }): string {
  const most = Number(issue.maximum)
  if (issue.origin === 'file') return `ফাইলটি অনেক বড়। সর্বোচ্চ ${bnNumber(Math.round(most / 1024 / 1024))} এমবি দিন।`
  return issue.origin === 'string' ? `সর্বোচ্চ ${bnNumber(most)} অক্ষর লিখুন।` : `${bnNumber(most)}-এর বেশি দেওয়া যাবে না।`
}

function tooSmall(issue: Issue & { code: 'too_small' }): string {
  const least = Number(issue.minimum)
  if (issue.origin === 'number' || issue.origin === 'int') return `${bnNumber(least)}-এর কম দেওয়া যাবে না।`
  return least <= 1 ? FILL_IN : `কমপক্ষে ${bnNumber(least)}টি দিন।`
}

function sentence(issue: Issue, field: string, value: unknown): string {
  // The schema's own sentence; zod's default is English.
  if (issue.message !== '' && !issue.message.startsWith('Invalid')) return issue.message
  if (value === undefined || value === null) return FILL_IN
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'invalid_value' && value instanceof Blob) return 'এই ধরনের ফাইল নেওয়া যায় না।'
  return byField[field] ?? 'এই তথ্যটি ঠিক নয়। দেখে আবার লিখুন।'
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), input)
}

/** Field (`answers.0.value` for a nested one) → sentence; the first finding of each field. */
export function fieldErrors(issues: readonly Issue[], input: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    errors[field] ??= sentence(issue, String(issue.path.at(-1) ?? ''), valueAt(input, issue.path))
  }
  return errors
}

/** The names a body may have; undefined when the schema is not made of named fields. */
export function knownFields(schema: z.ZodMiniType): Set<string> | undefined {
  const { def } = schema._zod as {
    def: { type: string; shape?: object; options?: z.ZodMiniType[]; innerType?: z.ZodMiniType; in?: z.ZodMiniType }
  }
  if (def.type === 'object') return new Set(Object.keys(def.shape ?? {}))
  if (def.innerType) return knownFields(def.innerType)
  if (def.in) return knownFields(def.in)
  if (!def.options) return undefined
  const parts = def.options.map(knownFields)
  return parts.includes(undefined) ? undefined : new Set(parts.flatMap((part) => [...(part ?? [])]))
}
