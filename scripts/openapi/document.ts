/**
 * Builds the OpenAPI 3.1 document from the rows. The two external calls do not use our envelope and are
 * omitted. (ruling R10)
 */

import { CALLER_HEADERS, SENT_HEADERS, type SentHeader } from '#src/api/client/headers.ts'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import type { KeyedRow } from '#src/api/contract/all.ts'
import { isPage, isSettled } from '#src/api/row.ts'
import type { Base, Row } from '#src/api/row.ts'
import { brand } from '#src/lib/brand.ts'
import { readEnvironment, release } from '../../env.config.ts'
import { projectRoot } from '../script.ts'
import { describeCall, describeTable, summarise } from './describe.ts'
import { buildSample } from './sample.ts'
import { buildInputSchema, replySchemas } from './shapes.ts'
import type { Json } from './shapes.ts'

/** The production build's addresses, which the published document contains. */
const environment = readEnvironment('production', projectRoot)
const servers: Record<Exclude<Base, 'external'>, { url: string; description: string }> = {
  main: { url: environment.VITE_API_URL, description: 'Main API' },
  talent: { url: environment.VITE_TALENT_API_URL, description: 'Talent API' },
  search: { url: environment.VITE_SEARCH_URL, description: 'Search service' },
}

/** A security scheme of the document, not a parameter. */
const TOKEN: SentHeader = 'accesstoken'
const isParameter = (name: SentHeader) => name !== TOKEN && name !== 'content-type'

const text: Json = { type: 'string' }

function headerParameter(name: SentHeader) {
  return {
    name,
    in: 'header',
    required: false,
    schema: text,
    example: name === 'metadata' ? '{"deviceType":"web"}' : 'k7q2mx9at4dr8wpb',
  }
}

function ref(kind: string, name: string) {
  return { $ref: `#/components/${kind}/${name}` }
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
    example: 'id-1',
  }))
}

function queryParameters({ options }: Row) {
  const schema = options.query && buildInputSchema(options.query)
  const example = options.query ? (buildSample(options.query) as Record<string, unknown>) : {}
  const named = Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: schema?.required?.includes(name) ?? false,
    schema: field,
    example: example[name],
  }))
  const forced = Object.entries(options.force ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: { type: typeof value === 'number' ? 'integer' : 'string', const: value },
    example: value,
  }))
  return [...named, ...forced]
}

/** A file is sent as bytes; an example of them is useless. */
const writeExample = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, each: unknown) => (each instanceof File ? '' : each)))

function requestBody({ options }: Row) {
  if (options.body === undefined) return {}
  const media = { schema: buildInputSchema(options.body), example: writeExample(buildSample(options.body)) }
  const types = {
    true: ['multipart/form-data'],
    either: ['application/json', 'multipart/form-data'],
    undefined: ['application/json'],
  }
  const content = Object.fromEntries(types[`${options.form}`].map((type) => [type, media]))
  return { requestBody: { required: true, content } }
}

/**
 * The envelope of ruling R8 around the data. A page is already an envelope: its schema has data, total, page
 * and count.
 */
function responses({ options: { reply: shape } }: Row, reply: Json | undefined) {
  const failed = { '4XX': ref('responses', 'Failed'), default: ref('responses', 'Failed') }
  if (shape === undefined || reply === undefined) return { 501: ref('responses', 'Unsettled'), ...failed }
  const content: Json = isPage(shape) ? reply : { type: 'object', properties: { data: reply } }
  const sample = buildSample(shape) as object
  const example = writeExample({
    code: 200,
    status: 'success',
    msg: 'সম্পন্ন হয়েছে।',
    ...(isPage(shape) ? sample : { data: sample }),
  })
  const schema: Json = { allOf: [ref('schemas', 'Success'), content] }
  return { 200: { description: 'Success', content: { 'application/json': { schema, example } } }, ...failed }
}

function operation(keyed: KeyedRow, reply: Json | undefined) {
  const { key, table, row } = keyed
  const base = row.options.base ?? 'main'
  const roles = [row.options.role ?? 'any'].flat()
  const sent: SentHeader[] = CALLER_HEADERS[base].filter(isParameter)
  if (row.options.sendsRefreshToken) sent.push('refreshtoken')
  return {
    operationId: key,
    summary: summarise(keyed),
    description: describeCall(keyed),
    tags: [table],
    parameters: [
      ...pathParameters(formatPath(row)),
      ...queryParameters(row),
      ...sent.map((name) => ref('parameters', name)),
    ],
    ...requestBody(row),
    responses: responses(row, reply),
    security: roles.includes('any') || roles.includes('guest') ? [{}, { [TOKEN]: [] }] : [{ [TOKEN]: [] }],
    ...(base === 'external' || base === 'main' ? {} : { servers: [servers[base]] }),
    'x-roles': roles,
    'x-settled': isSettled(row),
  }
}

function errorResponse(description: string, code: number) {
  const example = { code, status: 'error', msg: 'কাজটি করা গেল না।', data: null }
  return { description, content: { 'application/json': { schema: ref('schemas', 'Error'), example } } }
}

function envelope(status: 'success' | 'error', code: Json, more: Json['properties']): Json {
  return {
    type: 'object',
    properties: { code, status: { type: 'string', const: status }, msg: text, ...more },
    required: ['code', 'status', 'msg', ...(status === 'success' ? ['data'] : [])],
  }
}
const success = envelope('success', { type: 'integer', minimum: 200, maximum: 299 }, { data: {} })
const failure = envelope(
  'error',
  { type: 'integer', minimum: 400, maximum: 599 },
  { data: {}, errors: { type: 'object', additionalProperties: text } },
)

/**
 * Older calls of the contract differ from newer ones only by a trailing slash; routers, and this document,
 * treat them as one.
 */
const getPath = (row: Row) => `/${formatPath(row).replaceAll(/^\/|\/$/g, '')}`

export function buildOpenApiDocument() {
  const { replies, components } = replySchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  const rows = listRows().filter(({ row }) => row.options.base !== 'external')
  for (const keyed of rows) {
    const path = getPath(keyed.row)
    const verb = keyed.row.method.toLowerCase()
    paths[path] = { [verb]: operation(keyed, replies.get(keyed.key)), ...paths[path] }
  }
  const unsettled = rows.every(({ row }) => isSettled(row))
    ? {}
    : { Unsettled: errorResponse('The reply is not settled yet.', 501) }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: release,
      description: 'Generated from the contract tables in src/api/contract by `npm run openapi`.',
      contact: { name: brand.name, url: environment.VITE_CLIENT_URL },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [servers.main],
    tags: [...new Set(rows.map(({ table }) => table))].map((name) => ({
      name,
      description: describeTable(name),
    })),
    paths,
    components: {
      schemas: { Success: success, Error: failure, ...components },
      responses: { Failed: errorResponse('The call failed; msg says why.', 404), ...unsettled },
      parameters: Object.fromEntries(
        SENT_HEADERS.filter(isParameter).map((name) => [name, headerParameter(name)]),
      ),
      securitySchemes: { [TOKEN]: { type: 'apiKey', in: 'header', name: TOKEN } },
    },
  }
}

/** The text of the file. */
export function formatOpenApi(): string {
  return `${JSON.stringify(buildOpenApiDocument(), null, 1)}\n`
}
