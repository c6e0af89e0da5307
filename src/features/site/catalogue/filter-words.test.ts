import { describe, expect, it } from 'vitest'
import { listActiveFilters } from './filter-words.ts'
import { parseFilters } from './filters.ts'

const read = (query: string) => parseFilters(new URLSearchParams(query))

describe('activeFilters', () => {
  it('names them in words, except the order', () => {
    const filters = read('category=web-development&kind=recorded&q=x&day=dawn&max=1000&sort=price')
    const titles = listActiveFilters(filters, () => 'ওয়েব').map(({ text }) => text)
    expect(titles).toEqual(['“x”', 'ওয়েব', 'রেকর্ডেড কোর্স', 'ভোর', '৳১,০০০ পর্যন্ত'])
    expect(listActiveFilters(read('sort=price'), () => undefined)).toEqual([])
  })

  it('shows the slug of a category that is not known yet', () => {
    expect(listActiveFilters(read('category=ux-design'), () => undefined)).toEqual([
      { name: 'category', text: 'ux-design' },
    ])
  })
})
