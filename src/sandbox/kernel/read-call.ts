/** Reads path, query and body with the row's own schemas. (ruling R10) */
import * as v from 'valibot'
import type { Row, Shape } from '#src/api/row.ts'
import { fieldErrors, knownFields } from './field-errors.ts'
import { Refusal } from './refusal.ts'

const BAD_FIELDS = 'কিছু তথ্য ঠিক নেই। চিহ্নিত ঘরগুলো দেখুন।'
const BAD_BODY = 'পাঠানো তথ্য পড়া যায়নি। আবার চেষ্টা করুন।'

type Fields = Record<string, unknown>

/** A name that comes several times becomes a list. */
function gather(entries: Iterable<[string, unknown]>): Fields {
  const fields: Fields = {}
  for (const [name, value] of entries) {
    const before = fields[name]
    if (before === undefined) fields[name] = value
    else fields[name] = Array.isArray(before) ? [...(before as unknown[]), value] : [before, value]
  }
  return fields
}

function parse(schema: Shape, input: unknown): unknown {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  throw new Refusal(400, BAD_FIELDS, { errors: fieldErrors(result.issues, input) })
}

export function readQuery(row: Row, url: URL): unknown {
  return row.options.query ? parse(row.options.query, gather(url.searchParams)) : undefined
}

/** The body as it was sent: fields of a form, or JSON; undefined when there is none. */
export async function rawBody(row: Row, request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'DELETE') return undefined
  const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
  if (isForm !== (row.options.form === true) && row.options.form !== 'either') {
    const isEmpty = !isForm && row.options.form !== true
    if (!isEmpty) throw new Refusal(415, BAD_BODY)
  }
  try {
    if (isForm) return gather(await request.formData())
    const text = await request.text()
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new Refusal(400, BAD_BODY)
  }
}

/** Refuses fields that the contract does not list, as a strict server would. (spec 5) */
function refuseUnknown(schema: Shape, body: unknown): void {
  const known = knownFields(schema)
  if (!known || typeof body !== 'object' || body === null) return
  const strange = Object.keys(body).filter((name) => !known.has(name))
  if (strange.length === 0) return
  throw new Refusal(400, BAD_FIELDS, { errors: Object.fromEntries(strange.map((name) => [name, 'এই তথ্যটি এখানে নেওয়া হয় না।'])) })
}

export function readBody(row: Row, body: unknown): unknown {
  if (!row.options.body) return undefined
  refuseUnknown(row.options.body, body)
  return parse(row.options.body, body ?? {})
}
