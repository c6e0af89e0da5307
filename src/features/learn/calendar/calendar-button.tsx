/** A reminder without push: the classes and deadlines of a batch, or of all that lies ahead, as a file for the learner's own calendar. */
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import { Button } from '#src/ui/button.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'

/** Fetched by those alone who want the file. */
async function loadParts() {
  try {
    const [lists, file] = await Promise.all([import('./list-entries.ts'), import('#src/ui/calendar/calendar-file.ts')])
    return { ...lists, ...file }
  } catch (cause) {
    throw new ApiError('no-answer', { cause })
  }
}

interface CalendarButtonProps {
  /** Left out: what lies ahead in all batches. `title` names the calendar, `slug` the file. */
  batch?: { _id: string; title: string; slug: string } | undefined
}

export function CalendarButton({ batch }: CalendarButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'none'>()
  const collecting = useInlineAction(async () => {
    setOutcome(undefined)
    const { listBatchEntries, listUpcomingEntries, downloadCalendar } = await loadParts()
    const entries = await (batch ? listBatchEntries(batch._id) : listUpcomingEntries())
    setOutcome(downloadCalendar(entries, batch?.slug ?? 'routine', batch?.title) ? 'done' : 'none')
  })
  return (
    <InlineAction of={collecting} align="start">
      <Button
        variant="default"
        isPending={collecting.isPending}
        pendingText={words.collecting}
        onClick={() => void collecting.act()}
        leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
      >
        {batch ? words.batch : words.upcoming}
      </Button>
      <Text tone="muted" size={14} role="status">
        {outcome && words[outcome]}
      </Text>
    </InlineAction>
  )
}
