/**
 * A page that is open to everybody, in the frame of the current role; only the home page always has the
 * public frame. The frame changes only with the page, so a login over an open page loses nothing typed there.
 */

import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { loadChunk } from '#src/lib/load-chunk.ts'
import type { Role } from '#src/lib/role.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { OldReplies } from './old-replies.tsx'

export type View = ComponentType<{ children: ReactNode }>

/** Loaded only for its own role; the previous page stays until the frame has loaded. */
const frame = (load: () => Promise<{ Around: View }>) =>
  lazy(async () => ({ default: (await loadChunk(load)).Around }))
const learner = frame(() => import('./learner-frame.tsx'))
/** A talent may do all that a learner may. (ruling R10) */
const OWN: Partial<Record<Role, View>> = {
  learner,
  talent: learner,
  teacher: frame(() => import('./teacher-frame.tsx')),
}

export function PublicFrame({ view }: { view: View }) {
  const { pathname } = useLocation()
  const role = useSession((state) => state.role)
  const [shown, setShown] = useState({ pathname, role })
  // After a logout nothing personal stays around the page. (ruling R21)
  if (shown.pathname !== pathname || (shown.role !== role && shown.role !== 'guest'))
    setShown({ pathname, role })
  const Frame = (pathname !== '/' && OWN[shown.role]) || view
  return (
    <Frame>
      <OldReplies saysOffline />
      <Outlet />
    </Frame>
  )
}
