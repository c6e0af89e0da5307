/** The page inside a closed frame; gone the moment nobody is signed in, before the router has left for another page. (ruling R21) */
import { Outlet } from 'react-router'
import { useSession } from '#src/stores/session-store.ts'

export function PersonOutlet() {
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  return isSignedIn ? <Outlet /> : null
}
