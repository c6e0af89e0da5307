/**
 * The published document is valid OpenAPI 3.1, covers our 230 calls, and is as strict as the check of replies: a mock made of it carries the
 * client. The rules are those of Redocly's and Spectral's recommended sets that it once broke; the two themselves are too heavy a
 * guest (110 MB, 260 packages, one of which reports installs). (ruling R10)
 */

import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import { isPage } from '#src/api/row.ts'
import { readEnvironment, release } from '../../env.config.ts'
import { type buildOpenApiDocument, formatOpenApi } from '../../scripts/openapi/document.ts'
import { projectRoot } from '../../scripts/script.ts'

interface Media {
  example?: unknown
}
interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: { name?: string; example?: unknown; schema?: object }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

const text = formatOpenApi()
const document = JSON.parse(text) as ReturnType<typeof buildOpenApiDocument> & {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(document.paths).flatMap((verbs) => Object.values(verbs))
const ours = listRows().filter(({ row }) => row.options.base !== 'external')
const dropSlash = (path: string) => `/${path.replaceAll(/^\/|\/$/g, '')}`

/** Every object of the document that is a schema with a constant or a list of values. */
function listConstants(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) => (key === 'example' ? [] : listConstants(each)))
  return Array.isArray(value) || !('const' in value || 'enum' in value) ? inner : [value, ...inner]
}

describe('openapi.json', () => {
  it('passes the validator as OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(JSON.parse(text) as Record<string, unknown>)
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('contains every call but the two external ones, and merges those that differ only by a trailing slash', () => {
    const wanted = new Set(ours.map(({ row }) => `${row.method.toLowerCase()} ${dropSlash(formatPath(row))}`))
    const held = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb} ${path}`),
    )
    expect(new Set(held)).toEqual(wanted)
    expect([ours.length, held.length]).toEqual([230, 227])
    expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([])
  })

  it('refers to nothing missing, and defines nothing unused', () => {
    const { components } = document
    const references = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/([^"]+)"/g)]
    const missing = references.filter(
      ([, kind, name]) => !(name! in (components[kind as keyof typeof components] as object)),
    )
    expect(references.length).toBeGreaterThan(500)
    expect(missing).toEqual([])
    const used = new Set(references.map(([, kind, name]) => `${kind}/${name}`))
    const defined = Object.entries(components).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    )
    expect(defined.filter((name) => !used.has(name))).toEqual(['securitySchemes/accesstoken'])
  })

  it('has its release, servers, owner and tables, and describes each call', () => {
    const { VITE_API_URL, VITE_CLIENT_URL } = readEnvironment('production', projectRoot)
    expect(document.info).toMatchObject({
      version: release,
      contact: { url: VITE_CLIENT_URL },
      license: { identifier: 'MIT' },
    })
    expect(document.servers).toMatchObject([{ url: VITE_API_URL }])
    const tags = new Map(document.tags.map(({ name, description }) => [name, description]))
    expect([...tags].filter(([, description]) => description.length < 10)).toEqual([])
    for (const { operationId, summary, description, tags: own, responses } of operations) {
      expect(own.every((tag) => tags.has(tag)) && own.length > 0, operationId).toBe(true)
      expect([summary.length > 5, description.length > 5, '4XX' in responses], operationId).toEqual([
        true,
        true,
        true,
      ])
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  it('describes a success as the check requires it, and gives every constant a type', () => {
    const { Success, Error: failure } = document.components.schemas
    expect(Success).toMatchObject({
      required: ['code', 'status', 'msg', 'data'],
      properties: { status: { const: 'success' } },
    })
    expect(failure).toMatchObject({ properties: { status: { const: 'error' } } })
    const constants = listConstants(document)
    expect(constants.length).toBeGreaterThan(100)
    expect(constants.filter((schema) => schema['type'] === undefined && schema['const'] !== null)).toEqual([])
    expect(document.components.schemas).toMatchObject({ Instant: { type: 'string', format: 'date-time' } })
    expect(text.match(/schemas\/(?:Maybe)?Instant"/g)?.length).toBeGreaterThan(80)
    // Our own pattern for an instant is nowhere.
    expect(text).not.toContain('T(?:[01]')
  })

  it('has an example of each reply, body and parameter, which the check accepts', () => {
    const byKey = new Map(operations.map((each) => [each.operationId, each]))
    for (const { key, row } of ours) {
      const operation = byKey.get(key)
      // The older variant of another call.
      if (!operation) continue
      const { reply, body, form } = row.options
      const example = operation.responses['200']?.content?.['application/json']?.example as
        | { data: unknown }
        | undefined
      expect(example, key).toMatchObject({ code: 200, status: 'success' })
      if (reply)
        expect(v.safeParse(reply, isPage(reply) ? example : example?.data).issues, key).toBeUndefined()
      const sent = operation.requestBody?.content['application/json']?.example
      if (body && !form) expect(v.safeParse(body, sent).issues, key).toBeUndefined()
      const bare = operation.parameters.filter(
        ({ name, ...rest }) => name !== undefined && !('example' in rest),
      )
      expect(bare, key).toEqual([])
    }
  })
})
