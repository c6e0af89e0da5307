/** The published document is valid OpenAPI 3.1, covers our 230 calls, and the committed file is the one the rows make. (ruling R10) */
import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { openApiDocument, openApiText } from '../../scripts/openapi-document.ts'

const committed = new URL('../../docs/openapi.json', import.meta.url)

describe('docs/openapi.json', () => {
  it('is what the rows make now: run `npm run openapi` after a change', () => {
    expect(readFileSync(committed, 'utf8')).toBe(openApiText())
  })

  it('passes the validator as OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(JSON.parse(openApiText()) as Record<string, unknown>)
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('holds every call but the two external ones', () => {
    const calls = Object.values(openApiDocument().paths).flatMap((verbs) => Object.keys(verbs))
    expect(calls).toHaveLength(230)
  })

  it('refers to nothing that is missing', () => {
    const { components } = openApiDocument()
    const references = [...openApiText().matchAll(/"\$ref": "#\/components\/(\w+)\/([^"]+)"/g)]
    const missing = references.filter(([, kind, name]) => !(name! in (components[kind as keyof typeof components] as object)))
    expect(references.length).toBeGreaterThan(500)
    expect(missing).toEqual([])
  })
})
