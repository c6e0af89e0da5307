/** Beside the day's work: where the teacher stopped, other open tasks, and coming appointments. */

import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { Ahead } from './ahead.tsx'
import { Stopped, useStopped } from './stopped.tsx'
import { UrgentNotices, useUrgentNotices } from './urgent-notices.tsx'
import { useWaits, Waits } from './waits.tsx'

export function SideSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height="30rem" />
    </div>
  )
}

/** Its cards appear together: one that comes later would push those below it away under a finger. */
export function Side() {
  const stopped = useStopped()
  const waits = useWaits()
  const notices = useUrgentNotices()
  if (!stopped.isSettled || !waits.isSettled || !notices.isSettled) return <SideSkeleton />
  return (
    <>
      <Stopped papers={stopped.papers} gone={stopped.gone} exams={stopped.exams} />
      <Waits {...waits} />
      <UrgentNotices urgent={notices.urgent} />
      <Ahead />
    </>
  )
}
