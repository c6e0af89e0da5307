import { expect, it } from 'vitest'
import { isChosen } from '#src/ui/frame/nav-links.ts'
import { accountPages, destinations, tilePages } from '../shared/destinations.ts'
import { bottomLinks } from './learner-links.ts'

it.each([...new Set([...accountPages.learner, ...tilePages])])(
  'the bottom bar has one mark at %s',
  (name) => {
    const { to } = destinations[name]
    const marked = bottomLinks.filter((link) => isChosen(link, { pathname: to, search: '' }))
    expect(marked).toHaveLength(1)
  },
)
