import { describe, expect, it } from 'vitest'
import { activeFilters } from './filter-words.ts'
import { filtersIn } from './filters.ts'

const read = (query: string) => filtersIn(new URLSearchParams(query))

describe('activeFilters', () => {
  it('says them in words, the order aside', () => {
    const filters = read('category=web-development&kind=recorded&q=x&day=dawn&max=1000&sort=price')
    const titles = activeFilters(filters, () => 'ওয়েব').map(({ text }) => text)
    expect(titles).toEqual(['“x”', 'ওয়েব', 'রেকর্ডেড কোর্স', 'ভোর', '৳১,০০০ পর্যন্ত'])
    expect(activeFilters(read('sort=price'), () => undefined)).toEqual([])
  })

  it('shows the slug of a category that is not known yet', () => {
    expect(activeFilters(read('category=ux-design'), () => undefined)).toEqual([{ name: 'category', text: 'ux-design' }])
  })
})
