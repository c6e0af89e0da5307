import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

test('only severe findings stop a release, and a registry without a list differs from a clean one', () => {
  const one = (severity: string) => ({ name: severity, severity })
  const vulnerabilities = { a: one('low'), b: one('high'), c: one('critical'), d: one('moderate') }
  expect(readAudit(JSON.stringify({ vulnerabilities }))?.map(({ name }) => name)).toEqual([
    'high',
    'critical',
  ])
  expect(readAudit('{"vulnerabilities":{}}')).toEqual([])
  expect(readAudit('{"message":"405 Method Not Allowed"}')).toBeUndefined()
  expect(readAudit('')).toBeUndefined()
})
