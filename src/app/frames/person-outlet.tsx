/**
 * The page inside a closed frame. It disappears the moment nobody is signed in, before the router has
 * navigated away. (ruling R21)
 */

import { useState } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '#src/stores/session/session-store.ts'
import { OldReplies } from './old-replies.tsx'
import { OpenablePages } from './openable-pages.tsx'
import { ServerSilent } from './server-silent.tsx'

/**
 * Counts, from 0, how often the person has changed; loading the profile of the same person does not count.
 */
function usePersonNumber(): number {
  const id = useSession(({ user }) => user?._id)
  const [last, setLast] = useState({ id, number: 0 })
  if (id === undefined || id === last.id) return last.number
  const number = last.id === undefined ? last.number : last.number + 1
  setLast({ id, number })
  return number
}

export function PersonOutlet() {
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const number = usePersonNumber()
  // When somebody else logs in over an open page, it remounts, so nothing of the first person stays on screen
  // or is sent. (ruling R16)
  if (!isSignedIn) return null
  return (
    <>
      <OldReplies saysOffline />
      <ServerSilent />
      <Outlet key={number} />
      <OpenablePages />
    </>
  )
}
