/** Pages and actions of each role. (ruling R66) */

import { IconHelpCircle, IconLogout, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'
import type { Role } from '#src/lib/role.ts'
import { destinations, type FoundName, listFound } from '../shared/destinations.ts'
import { actionWords, destinationWords } from './destination-words.ts'
import type { Item } from './item.ts'

function buildPlace(name: FoundName): Item {
  const { to, text, Icon } = destinations[name]
  return { id: `place:${name}`, group: 'places', title: text, ...destinationWords[name], look: Icon, to }
}

function buildAction(name: keyof typeof actionWords, Icon: TablerIcon, action: Item['action']): Item {
  return { id: `place:${name}`, group: 'places', ...actionWords[name], look: Icon, action }
}

export function listDestinations(role: Role): Item[] {
  return [
    ...listFound(role).map(buildPlace),
    buildAction('help', IconHelpCircle, 'help'),
    buildAction('dark', IconMoon, 'dark'),
    buildAction('light', IconSun, 'light'),
    ...(role === 'guest' ? [] : [buildAction('logOut', IconLogout, 'log-out')]),
  ]
}
