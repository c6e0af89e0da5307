import { Outlet } from 'react-router'
import { GuestView } from './guest-view.tsx'

export function Component() {
  return (
    <GuestView>
      <Outlet />
    </GuestView>
  )
}
