/** Links of the account menu, by role. */

import { IconChalkboard } from '@tabler/icons-react'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/lib/role.ts'
import type { IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { accountPages, listOffered, tilePages, type Destination } from '../shared/destinations.ts'
import { words } from './menu-words.ts'

type AccountLink = Pick<Destination, 'to' | 'text' | 'Icon'>

/** A phone's page shows these as tiles, with a line about the content. */
export interface AccountTile extends AccountLink {
  note?: string
  tone: IconTileProps['tone']
}

const LOOKS: Readonly<Record<(typeof tilePages)[number], Pick<AccountTile, 'note' | 'tone'>>> = {
  certificates: { note: words.certificatesText, tone: 'due' },
  jobs: { note: words.jobsText, tone: 'info' },
  practice: { note: words.practiceText, tone: 'leaf' },
  tasks: { note: words.tasksText, tone: 'neutral' },
}

export const accountTiles: readonly AccountTile[] = tilePages.flatMap((name) =>
  listOffered([name]).map((page) => ({ ...page, ...LOOKS[name] })),
)

/** The menu leads to the teacher's first page; the side navigation has the others. */
const showInMenu = (page: Destination): AccountLink =>
  page.to === paths.teacher() ? { ...page, text: words.teacher, Icon: IconChalkboard } : page

export const listAccountLinks = (role: Role): readonly AccountLink[] =>
  listOffered(accountPages[role]).map(showInMenu)
