/** Header of the recording's page: back, title, previous and next. On phones a dark bar over the picture. */

import {
  IconArrowLeft,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconSettings,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Recording } from '#src/api/shapes/recording.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { KeepButton } from '../shared/kept/keep-button.tsx'
import { getNeighbourAddress } from './up-next.tsx'
import { words } from './words.ts'
import classes from './recording-head.module.css'

/** Formats course, batch and module as far as known: `ফুল স্ট্যাক · ব্যাচ ১২ · মডিউল ৬`. */
export function formatBatchAndModule({ batch, module }: Pick<Recording, 'batch' | 'module'>): string {
  return [batch?.course_title, batch?.title, module ? words.moduleNo(module.no) : undefined]
    .filter(Boolean)
    .join(' · ')
}

interface RecordingHeadProps {
  batchId: string
  recording: Recording
  onSettings: () => void
}

export function RecordingHead({ batchId, recording, onSettings }: RecordingHeadProps) {
  return (
    <Row as="header" gap={14} ground="surface" ruleBottom padY={8} padX={24} className={classes.head}>
      <Link
        to={paths.batchRecordings(batchId)}
        className={classes.back}
        aria-label={words.backToList}
        title={words.backToList}
      >
        <IconArrowLeft className={classes.onWide} size={22} stroke={1.75} aria-hidden="true" />
        <IconChevronDown className={classes.onPhone} size={26} stroke={1.75} aria-hidden="true" />
      </Link>
      <Box grow shrink>
        <PageHeading className={classes.title}>
          <TitleText>{recording.title}</TitleText>
        </PageHeading>
        <Text tone="muted" variant="small" hideBelow="md">
          {formatBatchAndModule(recording)}
        </Text>
      </Box>
      <Row as="nav" align="stretch" gap={8} hideBelow="md" aria-label={words.list}>
        {recording.previous && (
          <Button
            variant="subtle"
            to={getNeighbourAddress(batchId, recording.previous)}
            leftSection={<IconChevronLeft size={18} aria-hidden="true" />}
          >
            {words.previous}
          </Button>
        )}
        {recording.next && (
          <Button
            variant="default"
            to={getNeighbourAddress(batchId, recording.next)}
            rightSection={<IconChevronRight size={18} aria-hidden="true" />}
          >
            {words.next}
          </Button>
        )}
      </Row>
      {offers.keptClasses && <KeepButton card={recording} batchId={batchId} className={classes.keep} />}
      <button type="button" className={classes.gear} aria-label={words.settings} onClick={onSettings}>
        <IconSettings size={24} stroke={1.75} aria-hidden="true" />
      </button>
    </Row>
  )
}
