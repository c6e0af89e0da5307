/** Every body drops what the specification does not list. (spec 5: each write sends only the fields listed) */

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listRows } from '#src/api/contract/all.ts'
import type { Shape } from '#src/api/row.ts'
import { listSamples } from '../../scripts/openapi/sample.ts'

const bodies = listRows().flatMap(({ key, row }) => {
  const body: Shape | undefined = row.options.body
  return body === undefined
    ? []
    : listSamples(body).map((sample, form) => ({ key, form, body, sample: sample as object }))
})

describe('bodies', () => {
  it('are all tried', () => {
    const tried = new Set(bodies.map(({ key }) => key))
    const expected = listRows().filter(({ row }) => row.options.body !== undefined)
    expect(tried.size).toBe(expected.length)
    expect(tried.size).toBeGreaterThan(80)
  })

  it.each(bodies)('$key (form $form) keeps its fields and drops a junk key', ({ body, sample }) => {
    const sent = v.parse(body, { ...sample, junk_key: 'x' }) as object
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(sample).toSorted())
  })
})
