import { describe, expect, it } from 'vitest'
import links from './corpus/external-links.json'
import { parseExternalLink } from './external-link.ts'

const cases = links as [unknown, string][]
const refused = cases.filter(([, expected]) => expected === 'inert' || expected === 'no-link-no-throw')
const completed = cases.filter(([, expected]) => expected.startsWith('https://'))
const accepted = cases.filter(
  ([, expected]) => !refused.some(([, other]) => other === expected) && !expected.startsWith('https://'),
)

describe('links written by people (ruling R19)', () => {
  it.each(refused)('%j is shown as text', (value) => expect(parseExternalLink(value)).toBeUndefined())

  it.each(completed)('%j becomes %s', (value, address) => expect(parseExternalLink(value)).toBe(address))

  it.each(accepted)('%j stays a link', (value) => {
    const url = new URL(parseExternalLink(value) ?? '')
    expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol)
    expect(url.host).toBe(new URL(String(value)).host)
    expect(url.username + url.password).toBe('')
  })

  it.each([
    ['tel:999', 'tel:999'],
    ['http://karigor.example/a b', 'http://karigor.example/a%20b'],
    ['//karigor.example/x', 'https://karigor.example/x'],
    ['www.karigor.example?x', 'https://www.karigor.example/?x'],
    ['karigor.example/a:b//c', 'https://karigor.example/a:b//c'],
    ['নুসরাত', undefined],
    ['42', undefined],
    ['ভার্সন ১.২', undefined],
    ['someone@karigor.example', undefined],
    ['httpss://karigor.example', undefined],
  ])('%j becomes %s', (value, address) => expect(parseExternalLink(value)).toBe(address))
})
