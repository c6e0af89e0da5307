/**
 * Finished learners who found work, by subject: first names, pictures only with consent, and no rates.
 * (ruling R54)
 */

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { readPlacementSubjects, readPlacements } from '#src/api/contract/job.ts'
import type { Placement } from '#src/api/shapes/job.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatMonth } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { parseOwnPicture } from '#src/lib/trusted-hosts.ts'
import { Card } from '#src/ui/card.tsx'
import { ChipLink } from '#src/ui/chip-link.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Box, Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Section } from '#src/ui/section.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonChips } from '#src/ui/states/skeleton-lines.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { words } from './words.ts'
import classes from './placements.module.css'

function PlacementCard({
  placement: { name, picture_url, course, company, title, placed_at },
}: {
  placement: Placement
}) {
  return (
    <Card as="li">
      <Row align="start" gap={12}>
        <Portrait name={name} src={parseOwnPicture(picture_url)} size={48} />
        <Box shrink>
          <Text as="h2" variant="lead" weight={600} anywhere>
            {name}
          </Text>
          <Text anywhere>{words.line(title, company)}</Text>
          <Text tone="muted" variant="small" anywhere>
            {course} · {formatMonth(placed_at)}
          </Text>
        </Box>
      </Row>
    </Card>
  )
}

interface PlacementsProps {
  /** The career support form, which belongs to another feature. */
  form: ReactNode
}

export function Placements({ form }: PlacementsProps) {
  const [params] = useSearchParams()
  const slug = params.get('category') ?? ''
  const subjects = useRead(readPlacementSubjects())
  const chosen = subjects.data?.find((each) => each.slug === slug)
  // The id of a subject in the address is only known once the subjects have loaded.
  const isKnown = slug === '' || subjects.data !== undefined || subjects.error !== undefined
  const { read, rows, retryRest } = useAllPages(readPlacements(chosen?._id))
  const shown = slug !== '' && subjects.data && !chosen ? [] : rows
  const filled = subjects.data?.filter(({ placement_count }) => placement_count > 0) ?? []
  return (
    <Stack gap={20}>
      {subjects.data === undefined && !subjects.error && <SkeletonChips />}
      {filled.length > 0 && (
        <Row as="nav" wrap gap={8} aria-label={words.categories}>
          <ChipLink to={paths.jobPlacement()} isCurrent={slug === ''}>
            {words.all}
          </ChipLink>
          {filled.map((each) => (
            <ChipLink
              key={each.slug}
              to={paths.jobPlacement({ category: each.slug })}
              isCurrent={each.slug === slug}
            >
              {words.chip(each.title, each.placement_count)}
            </ChipLink>
          ))}
        </Row>
      )}
      <Load
        from={isKnown ? read : { ...read, data: undefined }}
        skeleton={<SkeletonRows count={6} />}
        isEmpty={() => shown.length === 0}
        empty={<Empty title={words.none} text={words.noneText} />}
      >
        {() => (
          <Grid as="ul" gap={16} className={classes.list} aria-label={words.list}>
            <Growing rows={shown}>{(each) => <PlacementCard key={each._id} placement={each} />}</Growing>
          </Grid>
        )}
      </Load>
      {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
      <Section title={words.ask} text={words.askText} size="title">
        {form}
      </Section>
    </Stack>
  )
}
