/**
 * A reminder without pushes: the classes and deadlines of a batch, or all coming ones, as a calendar file.
 */

import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { readBatch } from '#src/api/contract/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatCourse } from '#src/lib/subject-words.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadCalendar } from '#src/ui/calendar/calendar-file.ts'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { listBatchEntries, listUpcomingEntries } from './list-entries.ts'
import { words } from './words.ts'

interface BatchCalendarProps {
  batchId: string
  /** The surrounding page reads the batch. */
  isCachedOnly?: boolean
}

/** A recorded or finished course has no coming dates. */
export function BatchCalendar({ batchId, isCachedOnly }: BatchCalendarProps) {
  const { data } = useRead(readBatch(batchId), {
    isQuiet: isCachedOnly !== true,
    isCachedOnly,
  })
  if (data?.state !== 'running' && data?.state !== 'upcoming') return null
  const title = formatCourse({ course_title: data.course.title, title: data.title })
  return (
    <Box mt={20}>
      <CalendarButton batch={{ _id: batchId, title, slug: data.course.slug }} />
    </Box>
  )
}

interface CalendarButtonProps {
  /** Omitted for the coming dates of all batches. `title` names the calendar, `slug` the file. */
  batch?: { _id: string; title: string; slug: string } | undefined
}

export function CalendarButton({ batch }: CalendarButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'none'>()
  const collecting = useInlineAction(async () => {
    setOutcome(undefined)
    const entries = await (batch ? listBatchEntries(batch._id) : listUpcomingEntries())
    setOutcome(downloadCalendar(entries, batch?.slug ?? 'routine', batch?.title) ? 'done' : 'none')
  })
  return (
    <InlineAction action={collecting} align="start">
      <Button
        variant="default"
        isPending={collecting.isPending}
        pendingText={words.collecting}
        onClick={() => void collecting.act()}
        leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
      >
        {batch ? words.batch : words.upcoming}
      </Button>
      <Text tone="muted" variant="small" role="status">
        {outcome && words[outcome]}
      </Text>
    </InlineAction>
  )
}
