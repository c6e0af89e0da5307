/** The page inside a closed frame; gone the moment nobody is signed in, before the router has left for another page. (ruling R21) */

import { useState } from 'react'
import { Outlet } from 'react-router'
import { connectKeptReplies } from '#src/api/kept-port.ts'
import { makeKeptReplies } from '#src/api/kept-replies.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { keptReplyPorts } from '../start/kept-reply-ports.ts'
import { OldReplies } from './old-replies.tsx'

// Here, since every page of a person has it and no page of a guest.
connectKeptReplies(makeKeptReplies(keptReplyPorts))

/** Counts from 0 how often somebody else has come; the profile of one's own, read a moment later, is nobody else. */
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
  // Somebody else logged in over an open page: it begins anew, so that nothing of the first one's stays on screen or is sent. (ruling R16)
  if (!isSignedIn) return null
  return (
    <>
      <OldReplies />
      <Outlet key={number} />
    </>
  )
}
