/**
 * All posts in their current state: unconfirmed presses and applications from here override the server's
 * reply.
 */

import { useEffect, useMemo } from 'react'
import { readJobs } from '#src/api/contract/job.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { JobPost } from '#src/api/shapes/job.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { sendApplications } from './application-outbox.ts'
import { APPLICATIONS } from './application-queue.ts'
import { usePressedMarks } from './mark-store.ts'

export function useJobs(serverQuery: Record<string, string>) {
  const { read, rows, retryRest } = useAllPages(readJobs(serverQuery))
  const pressed = usePressedMarks()
  useEffect(() => void sendApplications(), [])
  const posts = useMemo(
    () => rows.map((post): JobPost => ({ ...post, is_marked: pressed[post._id] ?? post.is_marked })),
    [rows, pressed],
  )
  return { read, posts, retryRest, isWhole: read.data !== undefined && rows.length >= read.data.total }
}

/** The application to a post that is queued on this device, or was rejected. */
export function useWaitingApplication(post: string) {
  return useQueue(APPLICATIONS).find((each) => each.post === post)
}
