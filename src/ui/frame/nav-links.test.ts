import { IconHome } from '@tabler/icons-react'
import { describe, expect, it } from 'vitest'
import { isChosen, type NavLink } from './nav-links.ts'

function at(address: string, link: Partial<NavLink> & { to: string }): boolean {
  const { pathname, search } = new URL(address, 'https://karigor.example')
  return isChosen({ text: '', Icon: IconHome, ...link }, { pathname, search })
}

describe('the current link of a navigation', () => {
  it.each([
    ['its own address', '/a', { to: '/a' }, true],
    ['one below it', '/a/b', { to: '/a' }, true],
    ['one that begins alike', '/ab', { to: '/a' }, false],
    ['one below it, where others stand', '/a/b', { to: '/a', isExact: true }, false],
    ['one it stands for besides', '/c', { to: '/a', alsoAt: ['/b', '/c'] }, true],
    ['one below that', '/c/d', { to: '/a', alsoAt: ['/c'] }, false],
    ['one with all below it', '/c', { to: '/a', alsoAt: ['/c/'] }, true],
    ['one below one with all below it', '/c/d', { to: '/a', alsoAt: ['/c/'] }, true],
    ['one that begins like one with all below it', '/cd', { to: '/a', alsoAt: ['/c/'] }, false],
    ['its own with a query', '/a?kind=exam', { to: '/a' }, true],
    ['its own query, among others', '/a?page=2&kind=exam', { to: '/a?kind=exam' }, true],
    ['another query', '/a?kind=assignment', { to: '/a?kind=exam' }, false],
    ['its path without the query', '/a', { to: '/a?kind=exam' }, false],
    ['its query at another path', '/b?kind=exam', { to: '/a?kind=exam' }, false],
  ])('%s: %s', (_name, address, link, isIt) => expect(at(address, link)).toBe(isIt))
})
