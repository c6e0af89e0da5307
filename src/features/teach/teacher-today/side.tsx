/** Beside the day's work: where the teacher stopped, other open tasks, and coming appointments. */

import { Ahead } from './ahead.tsx'
import { Stopped } from './stopped.tsx'
import { UrgentNotices } from './urgent-notices.tsx'
import { Waits } from './waits.tsx'

export function Side() {
  return (
    <>
      <Stopped />
      <Waits />
      <UrgentNotices />
      <Ahead />
    </>
  )
}
