import { Outlet } from 'react-router'
import { OldReplies } from './old-replies.tsx'
import { PlainView } from './plain-view.tsx'

export function Component() {
  return (
    <PlainView>
      <OldReplies />
      <Outlet />
    </PlainView>
  )
}
