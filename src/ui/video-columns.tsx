/** A page that plays one video of several: the player with its text, and beside it the list of videos. */

import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from './card.tsx'
import { Box, Grid, Stack, Surface, Text } from './layout/layout.tsx'
import { Pill } from './pill.tsx'
import { SkeletonRows } from './states/skeleton-rows.tsx'
import { SkeletonText } from './states/skeleton.tsx'
import classes from './video-columns.module.css'

export function VideoColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Grid align="start" gap={24} className={classes.columns}>
      <Stack gap={20} shrink>
        {children}
      </Stack>
      <Stack gap={20} shrink>
        {side}
      </Stack>
    </Grid>
  )
}

/** Below the screen's heading. */
export function VideoColumnsSkeleton() {
  return (
    <VideoColumns side={<SkeletonRows count={5} lines={2} />}>
      <Surface as="span" block radius="lg" className={classes.picture} />
      <SkeletonText lines={4} />
    </VideoColumns>
  )
}

interface ListedVideo {
  _id: string
  title: string
  line: string
  to: string
}

interface VideoListProps {
  title: string
  videos: readonly ListedVideo[]
  /** Id of the open one, and the text of its pill. */
  chosen: string
  chosenText: string
}

export function VideoList({ title, videos, chosen, chosenText }: VideoListProps) {
  return (
    <nav aria-label={title}>
      <Text as="h2" variant="lead" tight mb={8}>
        {title}
      </Text>
      <Card padding="none">
        <Surface as="ol" plain className={classes.list}>
          {videos.map((video) => (
            <li key={video._id}>
              <Link
                to={video.to}
                className={classes.video}
                aria-current={video._id === chosen ? 'true' : undefined}
                preventScrollReset
              >
                <IconPlayerPlayFilled size={18} aria-hidden="true" />
                <Box as="span" grow shrink className={classes.videoText}>
                  {video.title}
                  <small>{video.line}</small>
                </Box>
                {video._id === chosen && <Pill tone="info">{chosenText}</Pill>}
              </Link>
            </li>
          ))}
        </Surface>
      </Card>
    </nav>
  )
}
