/** Parses path, query and body with the row's schemas. (ruling R10) */

import * as v from 'valibot'
import type { Row, Shape } from '#src/api/row.ts'
import { listFieldErrors, listKnownFields, MOST_ERRORS } from './field-errors.ts'
import { HttpError } from './http-error.ts'

const BAD_FIELDS = 'কিছু তথ্য ঠিক নেই। চিহ্নিত ঘরগুলো দেখুন।'
const BAD_BODY = 'পাঠানো তথ্য পড়া যায়নি। আবার চেষ্টা করুন।'
const BODY_TOO_BIG = 'একবারে অনেক বেশি তথ্য পাঠানো হয়েছে। কমিয়ে আবার পাঠান।'

/**
 * Limit of a JSON body. It must fit the longest exam save: two hundred essays of 24,000 Bengali letters,
 * three bytes each.
 */
export const MOST_BODY_BYTES = 16 * 1024 * 1024

type Fields = Record<string, unknown>

/** A name that occurs several times becomes a list. */
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
  throw new HttpError(400, BAD_FIELDS, { errors: listFieldErrors(result.issues, input) })
}

export function readQuery(row: Row, url: URL): unknown {
  return row.options.query ? parse(row.options.query, gather(url.searchParams)) : undefined
}

/** Rejects a body by its declared length before reading it. */
async function readJsonText(request: Request): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  const bytes = declared > MOST_BODY_BYTES ? undefined : await request.arrayBuffer()
  if (bytes === undefined || bytes.byteLength > MOST_BODY_BYTES) throw new HttpError(413, BODY_TOO_BIG)
  return new TextDecoder().decode(bytes)
}

async function readJson(request: Request, type: string): Promise<unknown> {
  const text = await readJsonText(request)
  if (text === '') return undefined
  // Another site may send plain text without a preflight.
  if (!/^application\/json(?:\s*;|$)/.test(type)) throw new HttpError(415, BAD_BODY)
  return JSON.parse(text)
}

/** The raw body: fields of a form, or JSON; undefined when there is none. */
export async function readRawBody(row: Row, request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'DELETE') return undefined
  const type = (request.headers.get('content-type') ?? '').trim().toLowerCase()
  const isForm = type.startsWith('multipart/form-data')
  if (isForm !== (row.options.form === true) && row.options.form !== 'either') {
    const isEmpty = !isForm && row.options.form !== true
    if (!isEmpty) throw new HttpError(415, BAD_BODY)
  }
  try {
    return isForm ? gather(await request.formData()) : await readJson(request, type)
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, BAD_BODY)
  }
}

/** Rejects fields that the contract does not list, as a strict server would. (spec 5) */
function refuseUnknown(schema: Shape, body: object): void {
  const known = listKnownFields(schema)
  if (!known) return
  const strange = Object.keys(body)
    .filter((name) => !known.has(name))
    .slice(0, MOST_ERRORS)
  if (strange.length === 0) return
  throw new HttpError(400, BAD_FIELDS, {
    errors: Object.fromEntries(strange.map((name) => [name, 'এই তথ্যটি এখানে নেওয়া হয় না।'])),
  })
}

export function readBody(row: Row, body: unknown = {}): unknown {
  if (!row.options.body) return undefined
  // A schema whose fields are all optional would accept a list as an empty object.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400, BAD_BODY)
  refuseUnknown(row.options.body, body)
  return parse(row.options.body, body)
}
