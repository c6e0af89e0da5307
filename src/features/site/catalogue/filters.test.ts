import { describe, expect, it } from 'vitest'
import {
  buildCatalogueAddress,
  changeFilters,
  buildCourseQuery,
  type Filters,
  parseFilters,
} from './filters.ts'

const read = (query: string) => parseFilters(new URLSearchParams(query))

describe('filtersIn', () => {
  it('reads every filter', () => {
    expect(read('category=web-development&kind=live&q=react&day=night&max=6000&sort=price&page=3')).toEqual({
      category: 'web-development',
      kind: 'live',
      q: 'react',
      day: 'night',
      max: 6000,
      sort: 'price',
      page: 3,
    })
  })

  const nonsense: readonly (readonly [query: string, name: keyof Filters, value: unknown])[] = [
    ['', 'page', 1],
    ['page=0', 'page', 1],
    ['page=-2', 'page', 1],
    ['page=২', 'page', 2],
    ['page=1e3', 'page', 1],
    ['max=৫০০০', 'max', 5000],
    ['max=0', 'max', 0],
    ['max=-1', 'max', undefined],
    ['max=many', 'max', undefined],
    ['kind=stolen', 'kind', undefined],
    ['kind=toString', 'kind', undefined],
    ['day=NIGHT', 'day', undefined],
    ['sort=', 'sort', undefined],
    ['q=%20%20', 'q', undefined],
    ['category=', 'category', undefined],
  ]
  it.each(nonsense)('%s → %s %s', (query, name, value) => {
    expect(read(query)[name]).toBe(value)
  })
})

describe('catalogueAddress', () => {
  it('returns the address that was read', () => {
    const query = 'category=ux-design&kind=live&q=%E0%A6%A1%E0%A6%BF&sort=start&day=night&max=0&page=2'
    const again = buildCatalogueAddress(read(query)).split('?')[1]
    expect(read(again ?? '')).toEqual(read(query))
  })

  it('has no query without filters, and no number for the first page', () => {
    expect(buildCatalogueAddress(read(''))).toBe('/courses')
    expect(buildCatalogueAddress(read('kind=live&page=1'))).toBe('/courses?kind=live')
  })
})

describe('changed', () => {
  it('starts at the first page and keeps the rest', () => {
    expect(changeFilters(read('kind=live&page=4'), { day: 'night' })).toMatchObject({
      kind: 'live',
      day: 'night',
      page: 1,
    })
    expect(
      buildCatalogueAddress(changeFilters(read('kind=live&day=night&page=4'), { kind: undefined })),
    ).toBe('/courses?day=night')
  })
})

describe('courseQuery', () => {
  it('uses the contract’s names', () => {
    expect(buildCourseQuery(read('q=react&day=night&max=0'), 2)).toEqual({
      category: undefined,
      kind: undefined,
      search: 'react',
      day_part: 'night',
      price_max: 0,
      sort: undefined,
      page: 2,
      count: 12,
    })
  })
})
