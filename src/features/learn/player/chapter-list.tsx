/** List of chapters as seen, current or ahead; a press seeks to one. */

import { IconCircle, IconCircleCheckFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { formatClock } from '#src/lib/bn.ts'
import { seekAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { Box, Grid, Text } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { type Part, findPartIndex } from './chapters.ts'
import { words } from './words.ts'
import classes from './chapter-list.module.css'

const ICONS = { seen: IconCircleCheckFilled, now: IconPlayerPlayFilled, ahead: IconCircle } as const

function getState(index: number, now: number): keyof typeof ICONS {
  if (index === now) return 'now'
  return index < now ? 'seen' : 'ahead'
}

export function ChapterList({ parts }: { parts: readonly Part[] }) {
  const now = usePlayback((state) => findPartIndex(parts, state.position))
  if (parts.length < 2) return <Text tone="muted">{words.noChapters}</Text>
  return (
    <Grid as="ol" columns={2} gap={4} gapX={12} className={classes.list}>
      {parts.map(({ from, title }, index) => {
        const state = getState(index, now)
        const Icon = ICONS[state]
        return (
          <li key={from}>
            <button
              type="button"
              className={classes.chapter}
              data-state={state}
              aria-current={state === 'now' || undefined}
              onClick={() => seekAsked(from)}
            >
              <Icon size={20} aria-hidden="true" />
              <Box as="span" grow shrink>
                {title}
              </Box>
              <VisuallyHidden>{words.partStates[state]}</VisuallyHidden>
              <Text as="span" tone="muted" variant="small" weight={400}>
                {formatClock(from)}
              </Text>
            </button>
          </li>
        )
      })}
    </Grid>
  )
}
