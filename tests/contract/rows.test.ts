/** Compares the rows with the list typed from the specification, in both directions. (spec 7, ruling R10) */

import { describe, expect, it } from 'vitest'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import type { Row } from '#src/api/row.ts'
import { addedCalls } from './added-calls.ts'
import { fieldsOf } from './fields.ts'
import { specifiedCalls } from './specified-calls.ts'

const name = (method: string, path: string) => `${method} ${path}`
const all = listRows()
const rowByName = new Map(all.map(({ row }) => [name(row.method, formatPath(row)), row]))

const specified = [...specifiedCalls, ...addedCalls].map(([method, path, base, role, particulars = {}]) => ({
  method,
  path,
  base,
  role,
  particulars,
}))

function rolesOf(row: Row): string {
  return [row.options.role ?? 'any'].flat().join(' ')
}

function namesOf(list = ''): string[] {
  return list.split(', ').filter(Boolean).toSorted()
}

describe('the contract', () => {
  it('has no row twice', () => {
    expect(rowByName.size).toBe(all.length)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  })

  it('has the specified calls and no others', () => {
    expect(
      [...rowByName.keys()].toSorted(),
      'a call was added or taken away: run npm run contract -- --write',
    ).toEqual(specified.map(({ method, path }) => name(method, path)).toSorted())
  })

  it.each(specified)('$method $path', ({ method, path, base, role, particulars }) => {
    const row = rowByName.get(name(method, path))
    expect.assert(row !== undefined)
    const { options } = row
    expect(options.base ?? 'main').toBe(base)
    expect(rolesOf(row)).toBe(role)
    expect(fieldsOf(options.body).toSorted()).toEqual(namesOf(particulars.body))
    expect(fieldsOf(options.query).toSorted()).toEqual(namesOf(particulars.query))
    expect(options.force).toEqual(particulars.force)
    expect(options.form).toBe(particulars.form)
    expect(options.cache).toBe(particulars.cache)
    expect(options.sendsRefreshToken).toBe(particulars.sendsRefreshToken)
  })

  it('gives every POST and PATCH a body, and no other call one', () => {
    for (const { key, row } of all) {
      const isWrite = row.method === 'POST' || row.method === 'PATCH'
      expect(row.options.body !== undefined, key).toBe(isWrite)
    }
  })

  it('swallows the failure of the public promo lookup and of nothing else', () => {
    expect(all.filter(({ row }) => row.options.fail === 'empty').map(({ key }) => key)).toEqual([
      'commerce.publicPromos',
    ])
  })
})
