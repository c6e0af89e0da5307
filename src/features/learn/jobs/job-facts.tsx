/** Facts of a job, for the list and the post: its deadline as a pill, the match as a seam with words. */

import { IconCheck, IconClock } from '@tabler/icons-react'
import type { JobPost } from '#src/api/shapes/job.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { isOpenPost } from './job-filters.ts'
import { countMatched, type MatchedSkill } from './skill-match.ts'
import { useWaitingApplication } from './use-jobs.ts'
import { words } from './words.ts'
import classes from './jobs.module.css'

/** From this many days on the deadline is urgent. */
const FEW_DAYS = 2

/** Calendar days in Dhaka until the deadline. */
export function countDaysLeft(expireAt: string, now: number): number {
  return Math.round((Date.parse(getDhakaDay(expireAt)) - Date.parse(getDhakaDay(now))) / DAY_MS)
}

/** An application that the server does not have yet. */
export function WaitingPill() {
  const isOnline = useIsOnline()
  return <Pill tone="neutral">{isOnline ? words.apply.sending : words.apply.waitingLine}</Pill>
}

export function DeadlinePill({ post, now }: { post: JobPost; now: number }) {
  const waiting = useWaitingApplication(post._id)
  const state = post.application?.state ?? 'none'
  if (waiting?.refusal !== undefined) return <Pill tone="urgent">{words.apply.refused}</Pill>
  if (waiting) return <WaitingPill />
  if (state !== 'none') {
    return (
      <Pill
        tone={state === 'closed' ? 'neutral' : 'info'}
        icon={<IconCheck size={14} stroke={2} aria-hidden="true" />}
      >
        {words.state[state]}
      </Pill>
    )
  }
  if (!isOpenPost(post, now)) return <Pill tone="neutral">{words.over}</Pill>
  const days = countDaysLeft(post.expire_at, now)
  return (
    <Pill
      tone={days <= FEW_DAYS ? 'urgent' : 'neutral'}
      icon={<IconClock size={14} stroke={2} aria-hidden="true" />}
    >
      {words.daysLeft(days)}
    </Pill>
  )
}

export function MatchLine({ skills }: { skills: readonly MatchedSkill[] | undefined }) {
  if (skills === undefined || skills.length === 0) return null
  const matched = countMatched(skills)
  return (
    <Row gap={8} wrap>
      <span className={classes.seam}>
        <StitchProgress done={matched} total={skills.length} label={words.matchLabel} />
      </span>
      <Text as="span" tone="muted" variant="small">
        {words.match(matched, skills.length)}
      </Text>
    </Row>
  )
}
