/** The published document is valid OpenAPI 3.1 and covers our 230 calls. (ruling R10) */
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { buildOpenApiDocument, formatOpenApi } from '../../scripts/openapi-document.ts'

describe('openapi.json', () => {
  it('passes the validator as OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(JSON.parse(formatOpenApi()) as Record<string, unknown>)
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('holds every call but the two external ones', () => {
    const calls = Object.values(buildOpenApiDocument().paths).flatMap((verbs) => Object.keys(verbs))
    expect(calls).toHaveLength(230)
  })

  it('refers to nothing that is missing', () => {
    const { components } = buildOpenApiDocument()
    const references = [...formatOpenApi().matchAll(/"\$ref": "#\/components\/(\w+)\/([^"]+)"/g)]
    const missing = references.filter(([, kind, name]) => !(name! in (components[kind as keyof typeof components] as object)))
    expect(references.length).toBeGreaterThan(500)
    expect(missing).toEqual([])
  })
})
