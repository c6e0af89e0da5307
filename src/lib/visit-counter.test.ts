import { describe, expect, it } from 'vitest'
import { countVisit, readVisits, VISIT_CAP } from './visit-counter.ts'

function storageWith(start?: string) {
  let stored = start
  return { getItem: () => stored ?? null, setItem: (_key: string, value: string) => void (stored = value) }
}

describe('visit counter (spec 4)', () => {
  it('counts from 1 up to the cap of 6 and stays there', () => {
    const storage = storageWith()
    expect(Array.from({ length: 8 }, () => countVisit(storage))).toEqual([1, 2, 3, 4, 5, 6, 6, 6])
    expect(VISIT_CAP).toBe(6)
  })

  it.each(['', 'many', '-3', '1.5', 'NaN'])('starts over where %j is stored', (stored) =>
    expect(countVisit(storageWith(stored))).toBe(1),
  )

  it('is read without counting', () => {
    const storage = storageWith()
    expect(readVisits(storage)).toBe(0)
    countVisit(storage)
    expect([
      readVisits(storage),
      readVisits(storage),
      readVisits(storageWith('900')),
      readVisits(undefined),
    ]).toEqual([1, 1, 6, 0])
  })

  it('never passes the cap, whatever is stored', () => expect(countVisit(storageWith('900'))).toBe(6))

  it('is 1 where storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(countVisit({ getItem: denied, setItem: denied })).toBe(1)
    expect(countVisit(undefined)).toBe(1)
  })
})
