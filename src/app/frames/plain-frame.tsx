import { Outlet } from 'react-router'
import { PlainView } from './plain-view.tsx'

export function Component() {
  return (
    <PlainView>
      <Outlet />
    </PlainView>
  )
}
