/**
 * The list of posts, however long: only what is in view is rendered. It scrolls with the window on a phone
 * and in its own pane beside a post.
 */

import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { JobPost } from '#src/api/shapes/job.ts'
import { Surface } from '#src/ui/layout/layout.tsx'
import { JobCard } from './job-card.tsx'
import type { MatchedSkill } from './skill-match.ts'
import { words } from './words.ts'
import classes from './jobs.module.css'

/** Before a card is measured. */
const ESTIMATED_HEIGHT = 152
const OVERSCAN = 6

export interface JobListProps {
  posts: readonly JobPost[]
  chosen?: string | undefined
  /** Missing for read-only viewers. */
  getAddress?: (id: string) => string
  match?: (post: JobPost) => readonly MatchedSkill[] | undefined
  now: number
}

interface RowsProps extends JobListProps {
  virtual: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>
  offset: number
}

function Rows({ virtual, offset, posts, chosen, getAddress, match, now }: RowsProps) {
  return (
    <Surface as="ul" plain relative aria-label={words.list} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const post = posts[index]
        return (
          post && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={posts.length}
              aria-posinset={index + 1}
              className={classes.row}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              <JobCard
                post={post}
                to={getAddress?.(post._id)}
                isChosen={post._id === chosen}
                skills={match?.(post)}
                now={now}
              />
            </li>
          )
        )
      })}
    </Surface>
  )
}

const shared = (posts: readonly JobPost[]) => ({
  count: posts.length,
  estimateSize: () => ESTIMATED_HEIGHT,
  getItemKey: (index: number) => posts[index]?._id ?? index,
  overscan: OVERSCAN,
  useFlushSync: false,
})

/** The list beside the open post. It scrolls by itself, and first scrolls to the open post. */
export function JobRail(props: JobListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { posts, chosen } = props
  // oxlint-disable-next-line react/incompatible-library -- its functions are only used here and never stored
  const virtual = useVirtualizer<HTMLElement, Element>({
    ...shared(posts),
    getScrollElement: () => scroller.current,
  })
  const place = posts.findIndex(({ _id }) => _id === chosen)
  useEffect(() => {
    if (place >= 0) virtual.scrollToIndex(place, { align: 'auto' })
  }, [place, virtual])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard
    <div ref={scroller} className={classes.rail} tabIndex={0} role="region" aria-label={words.list}>
      <Rows {...props} virtual={virtual} offset={0} />
    </div>
  )
}

/** On a phone: the page itself scrolls. */
export function JobPageList(props: JobListProps) {
  const place = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  // The content above the list may grow: chips, a line that says the list is outdated.
  useLayoutEffect(
    () => setOffset((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY),
    [props.posts],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions are only used here and never stored
  const virtual = useWindowVirtualizer<Element>({ ...shared(props.posts), scrollMargin: offset })
  return (
    <div ref={place}>
      <Rows {...props} virtual={virtual} offset={offset} />
    </div>
  )
}
