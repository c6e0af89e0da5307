/** Reads an OpenAPI 3 document, or one of Swagger 2.0. */

import type { Node } from './schema.ts'
import type { Operation, Source } from './source.ts'

type Json = Record<string, unknown>

interface Parameter extends Json {
  in?: string
  name?: string
  schema?: Node
}

interface Document extends Json {
  openapi?: string
  swagger?: string
  info?: { title?: string }
  servers?: readonly { url?: string }[]
  schemes?: readonly string[]
  host?: string
  basePath?: string
  paths?: Record<string, Json>
  components?: { securitySchemes?: Record<string, Json> }
  securityDefinitions?: Record<string, Json>
}

const METHODS = ['get', 'post', 'patch', 'delete']

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isDocument = (value: unknown): boolean =>
  isRecord(value) && (String(value.openapi).startsWith('3.') || value.swagger === '2.0')

function resolve(value: unknown, document: Document): Json {
  if (!isRecord(value)) return {}
  const { $ref } = value
  if (typeof $ref !== 'string') return value
  const steps = $ref.replace(/^#\//, '').split('/')
  const found = steps.reduce<unknown>(
    (at, step) => (Object(at) as Json)[step.replaceAll('~1', '/')],
    document,
  )
  return isRecord(found) ? found : {}
}

const findJson = (content: unknown): Json => {
  const [, media] = Object.entries(Object(content) as Json).find(([type]) => /json/.test(type)) ?? []
  return isRecord(media) ? media : {}
}

function readReply(operation: Json, document: Document): Node {
  const responses = Object(operation.responses) as Json
  const [, good] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const response = resolve(good, document)
  return ((response.schema ?? findJson(response.content).schema) as Node | undefined) ?? {}
}

function readBody(operation: Json, parameters: readonly Parameter[], document: Document): Node | undefined {
  const inBody = parameters.find((each) => each.in === 'body')?.schema
  const { content } = resolve(operation.requestBody, document)
  const [media] = Object.values(Object(content) as Json)
  return (
    inBody ?? ((findJson(content).schema ?? (isRecord(media) ? media.schema : undefined)) as Node | undefined)
  )
}

function readOperation(path: string, method: string, item: Json, document: Document): Operation[] {
  const operation = item[method]
  if (!isRecord(operation)) return []
  const parameters = [item.parameters, operation.parameters]
    .flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : []))
    .map((each) => resolve(each, document) as Parameter)
  const body = readBody(operation, parameters, document)
  return [
    {
      method: method.toUpperCase(),
      path: path.replace(/^\//, ''),
      query: parameters.flatMap((each) => (each.in === 'query' && each.name ? [each.name] : [])),
      reply: readReply(operation, document),
      ...(body && { body }),
    },
  ]
}

function readBase({ servers, schemes, host, basePath }: Document): string | undefined {
  const [server] = servers ?? []
  if (server?.url !== undefined) return server.url
  return host === undefined ? undefined : `${schemes?.[0] ?? 'https'}://${host}${basePath ?? ''}`
}

const sendsBearer = ({ components, securityDefinitions }: Document) =>
  Object.values(components?.securitySchemes ?? securityDefinitions ?? {}).some(
    ({ type, scheme }) => type === 'oauth2' || type === 'openIdConnect' || scheme === 'bearer',
  )

export function readDocument(value: unknown, file: string): Source {
  const document = value as Document
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => readOperation(path, method, resolve(item, document), document)),
  )
  if (operations.length === 0) throw new Error(`${file} describes no call.`)
  const elsewhere = JSON.stringify(document).match(/"\$ref":"[^#"]/g)?.length ?? 0
  return {
    kind: 'document',
    title: document.info?.title ?? file,
    base: readBase(document),
    sendsBearer: sendsBearer(document),
    operations,
    root: document,
    unasked: new Map(),
    notes:
      elsewhere > 0
        ? [`${elsewhere} references lead into other files, which are not read: bundle them first.`]
        : [],
  }
}
