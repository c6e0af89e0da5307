/**
 * Fields that neither a table nor GIFT has a place for: criteria, file kinds, starter code, interview hours.
 * They travel as JSON, which is checked when it returns.
 */

import * as v from 'valibot'
import { isBlank } from '#src/lib/invisible.ts'
import { type DraftQuestion } from '../engine/built-exam.ts'
import { createLocalId } from '../local-ids.ts'

const Criteria = v.array(v.object({ title: v.string(), description: v.string(), marks: v.number() }))
const Blanks = v.pipe(
  v.object({ contents: v.array(v.string()), keys: v.array(v.array(v.string())) }),
  v.check(({ contents, keys }) => contents.length === keys.length + 1),
)
const KindFields = v.partial(
  v.object({
    criteria: Criteria,
    accept: v.array(v.pipe(v.string(), v.regex(/^\.[\w+-]{1,12}$/))),
    takesLink: v.boolean(),
    starters: v.array(v.object({ language: v.string(), code: v.string() })),
    link: v.string(),
    slots: v.array(v.object({ startsAt: v.string(), endsAt: v.string() })),
    blanks: Blanks,
  }),
)
type KindFields = v.InferOutput<typeof KindFields>

const listCriteria = ({ criteria }: DraftQuestion) =>
  criteria.map(({ title, description, marks }) => ({ title, description, marks }))

export function listKindFields(question: DraftQuestion): KindFields {
  const { kind, accept, takesLink, starters, link, slots } = question
  const criteria = question.criteria.length > 0 ? { criteria: listCriteria(question) } : {}
  switch (kind) {
    case 'essay':
      return criteria
    case 'file_upload':
      return { ...criteria, accept: [...accept], takesLink }
    case 'code_test':
      return { ...criteria, starters: [...starters] }
    case 'interview':
      return { ...criteria, link, slots: slots.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })) }
    case 'fill_in_the_blank':
    case 'single':
    case 'multiple':
    case 'true_false':
    default:
      return {}
  }
}

export const listBlankFields = ({ contents, blanks }: DraftQuestion): KindFields => ({
  blanks: { contents: [...contents], keys: blanks.map(({ accepted }) => [...accepted]) },
})

export function writeKindFields(fields: KindFields): string {
  return Object.keys(fields).length === 0 ? '' : JSON.stringify(fields)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined if somebody has changed it so that it cannot be used. */
export function readKindFields(text: string): Partial<DraftQuestion> | undefined {
  if (isBlank(text)) return {}
  const parsed = v.safeParse(KindFields, parseJson(text))
  if (!parsed.success) return undefined
  const { criteria, slots, blanks, ...rest } = parsed.output
  return {
    ...rest,
    ...(criteria && { criteria: criteria.map((line) => ({ id: createLocalId(), ...line })) }),
    ...(slots && { slots: slots.map((slot) => ({ id: createLocalId(), ...slot })) }),
    ...(blanks && {
      contents: blanks.contents,
      blanks: blanks.keys.map((accepted) => ({ id: createLocalId(), accepted })),
    }),
  }
}
