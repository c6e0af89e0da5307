/** Replaces `job-list.tsx` in a first picture: the first posts, one below the other, since nothing can be measured. */

import { Surface } from '#src/ui/layout/layout.tsx'
import { JobCard } from './job-card.tsx'
import type { JobListProps } from './job-list.tsx'
import { words } from './words.ts'
import classes from './jobs.module.css'

/** More than any window shows. */
const COUNT = 15

export function JobPageList({ posts, chosen, getAddress, match, now }: JobListProps) {
  return (
    <Surface as="ul" plain relative aria-label={words.list}>
      {posts.slice(0, COUNT).map((post) => (
        <li key={post._id} className={classes.row} style={{ position: 'relative' }}>
          <JobCard
            post={post}
            to={getAddress?.(post._id)}
            isChosen={post._id === chosen}
            skills={match?.(post)}
            now={now}
          />
        </li>
      ))}
    </Surface>
  )
}

export function JobRail(props: JobListProps) {
  return (
    <div className={classes.rail} role="region" aria-label={words.list}>
      <JobPageList {...props} />
    </div>
  )
}
