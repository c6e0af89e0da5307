import { GuestView } from './guest-view.tsx'
import { PublicFrame } from './public-frame.tsx'

export function Component() {
  return <PublicFrame view={GuestView} />
}
