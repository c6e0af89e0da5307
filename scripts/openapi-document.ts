/** Builds the OpenAPI 3.1 document from the rows. The two external calls have no envelope of ours and are left out. (ruling R10) */
import { brand } from '#src/lib/brand.ts'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import type { KeyedRow } from '#src/api/contract/all.ts'
import { isPage, isSettled } from '#src/api/row.ts'
import type { Base, Row, Shape } from '#src/api/row.ts'
import { buildInputSchema, replySchemas } from './openapi-shapes.ts'
import type { Json } from './openapi-shapes.ts'

/** Servers of the local environment. (ruling R7) */
const servers: Record<Exclude<Base, 'external'>, { url: string; description: string }> = {
  main: { url: 'http://localhost:8000/api/v2', description: 'Main API' },
  talent: { url: 'http://localhost:8001/api/v2', description: 'Talent API' },
  search: { url: 'http://localhost:8002', description: 'Search service' },
}

/** Header names by base. (ruling R40) */
const headers: Record<Base, string[]> = { main: ['guestid', 'fingerprint', 'metadata'], talent: [], search: ['guestid'], external: [] }

const text: Json = { type: 'string' }

function headerParameter(name: string) {
  return { name, in: 'header', required: false, schema: text }
}

function ref(kind: string, name: string) {
  return { $ref: `#/components/${kind}/${name}` }
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text }))
}

function queryParameters({ options }: Row) {
  const schema = options.query && buildInputSchema(options.query)
  const named = Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: schema?.required?.includes(name) ?? false,
    schema: field,
  }))
  const forced = Object.entries(options.force ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: { const: value },
  }))
  return [...named, ...forced]
}

function requestBody({ options }: Row) {
  if (options.body === undefined) return {}
  const media = { schema: buildInputSchema(options.body) }
  const types = { true: ['multipart/form-data'], either: ['application/json', 'multipart/form-data'], undefined: ['application/json'] }
  const content = Object.fromEntries(types[`${options.form}`].map((type) => [type, media]))
  return { requestBody: { required: true, content } }
}

/** The envelope of ruling R8 around the data. A page is an envelope already: its schema holds data, total, page and count. */
function buildResponse(shape: Shape, reply: Json): Json {
  const content: Json = isPage(shape) ? reply : { type: 'object', properties: { data: reply } }
  return { allOf: [ref('schemas', 'Envelope'), content] }
}

function responses({ options: { reply: shape } }: Row, reply: Json | undefined) {
  const failed = { default: ref('responses', 'Failed') }
  if (shape === undefined || reply === undefined) return { 501: ref('responses', 'Unsettled'), ...failed }
  return { 200: { description: 'Success', content: { 'application/json': { schema: buildResponse(shape, reply) } } }, ...failed }
}

function operation({ key, table, row }: KeyedRow, reply: Json | undefined) {
  const base = row.options.base ?? 'main'
  const roles = [row.options.role ?? 'any'].flat()
  const sent = [...headers[base], ...(row.options.sendsRefreshToken ? ['refreshtoken'] : [])]
  return {
    operationId: key,
    tags: [table],
    parameters: [...pathParameters(formatPath(row)), ...queryParameters(row), ...sent.map((name) => ref('parameters', name))],
    ...requestBody(row),
    responses: responses(row, reply),
    security: roles.includes('any') || roles.includes('guest') ? [{}, { accesstoken: [] }] : [{ accesstoken: [] }],
    ...(base === 'external' || base === 'main' ? {} : { servers: [servers[base]] }),
    'x-roles': roles,
    'x-settled': isSettled(row),
  }
}

function errorResponse(description: string) {
  return { description, content: { 'application/json': { schema: ref('schemas', 'Error') } } }
}

const envelope: Json = {
  type: 'object',
  properties: { code: { type: 'integer' }, status: { enum: ['success', 'error'] }, msg: text },
  required: ['code', 'status', 'msg'],
}
const errors: Json = { type: 'object', properties: { errors: { type: 'object', additionalProperties: text } } }

export function buildOpenApiDocument() {
  const { replies, components } = replySchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const keyed of listRows()) {
    if (keyed.row.options.base === 'external') continue
    const path = `/${formatPath(keyed.row).replace(/^\//, '')}`
    paths[path] = { ...paths[path], [keyed.row.method.toLowerCase()]: operation(keyed, replies.get(keyed.key)) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '2',
      description: 'Generated from the contract tables in src/api/contract by `npm run openapi`.',
    },
    servers: [servers.main],
    paths,
    components: {
      schemas: { Envelope: envelope, Error: { allOf: [ref('schemas', 'Envelope'), errors] }, ...components },
      responses: { Failed: errorResponse('The call failed; msg says why.'), Unsettled: errorResponse('The reply is not settled yet.') },
      parameters: Object.fromEntries(['guestid', 'fingerprint', 'metadata', 'refreshtoken'].map((name) => [name, headerParameter(name)])),
      securitySchemes: { accesstoken: { type: 'apiKey', in: 'header', name: 'accesstoken' } },
    },
  }
}

/** The text of the file. */
export function formatOpenApi(): string {
  return `${JSON.stringify(buildOpenApiDocument(), null, 1)}\n`
}
