/** The playlists as rows with a drawing, like courses on a phone. (spec 7 playlist) */

import { readPlaylists } from '#src/api/contract/playlist.ts'
import type { PlaylistCard } from '#src/api/shapes/playlist.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Box, Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { CourseDrawing } from '#src/ui/pictures/course-drawing.tsx'
import { CoverPicture } from '#src/ui/pictures/cover-picture.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { words } from './words.ts'
import classes from './playlist-list.module.css'

function PlaylistRow({
  playlist: { _id, title, text, cover, category, item_count: count, duration },
}: {
  playlist: PlaylistCard
}) {
  return (
    <Card as="li" isLink padding="sm">
      <Row align="start" gap={12}>
        <div className={classes.picture}>
          <CoverPicture
            src={cover}
            fallback={<CourseDrawing id={_id} subject={category?.colour ?? 'web'} />}
          />
        </div>
        <Box grow shrink>
          <Text as="h2" variant="body" tight weight={600} className={classes.title}>
            <CardLink to={paths.playlist(_id)}>{title}</CardLink>
          </Text>
          <Text variant="small" tone="muted" className={classes.title}>
            {text}
          </Text>
          <Text variant="caption" tight tone="muted" mt={4}>
            {words.count(count, duration)}
          </Text>
        </Box>
      </Row>
    </Card>
  )
}

export function PlaylistList() {
  const { read, rows, retryRest } = useAllPages(readPlaylists())
  return (
    <Load
      from={read}
      skeleton={
        <SkeletonList count={4} isGrid>
          <SkeletonRow />
        </SkeletonList>
      }
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Empty
          title={words.none}
          text={words.noneText}
          action={offers.freeCourses && <Button to={paths.freeCourses()}>{words.toFree}</Button>}
        />
      }
    >
      {() => (
        <>
          <Grid as="ul" gap={12} className={classes.list}>
            <Growing rows={rows}>{(each) => <PlaylistRow key={each._id} playlist={each} />}</Growing>
          </Grid>
          {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
        </>
      )}
    </Load>
  )
}
