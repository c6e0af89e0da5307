/** Page of a class for its teacher: start, topics, and the queue of learners who need help. */

import { IconPencil } from '@tabler/icons-react'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { ClassAttendance } from './attendance.tsx'
import { LiveForm } from './live-form.tsx'
import { StartClass } from './start-class.tsx'
import { SupportLine } from './support-line.tsx'
import { words } from './words.ts'
import classes from './live-class.module.css'

const TONES: Record<LiveJoin['state'], PillProps['tone']> = {
  upcoming: 'info',
  live: 'live',
  ended: 'neutral',
  cancelled: 'missed',
}

function About({ liveClass, onEdit }: { liveClass: LiveJoin; onEdit: () => void }) {
  return (
    <Card as="section" padding="lg" aria-labelledby="class-topics">
      <Row wrap gap={8} gapX={12} mb={12} className={classes.head}>
        <Pill tone={TONES[liveClass.state]} dot={liveClass.state === 'live'}>
          {words.state[liveClass.state]}
        </Pill>
        <span>{words.at(liveClass.start_at)}</span>
        <Button
          size="sm"
          variant="default"
          onClick={onEdit}
          leftSection={<IconPencil size={18} aria-hidden="true" />}
        >
          {words.change}
        </Button>
      </Row>
      <StartClass liveClass={liveClass} />
      <h2 id="class-topics" className={classes.part}>
        {words.topics}
      </h2>
      {liveClass.topics.length === 0 ? (
        <p className={classes.note}>{words.noTopics}</p>
      ) : (
        <ol className={classes.topics}>
          {liveClass.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ol>
      )}
      <SafeHtml html={liveClass.description} />
    </Card>
  )
}

interface LiveClassPanelProps {
  liveClass: LiveJoin
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
}

export function LiveClassPanel({ liveClass, isEdited, onEdit }: LiveClassPanelProps) {
  return (
    <Stack gap={16}>
      {isEdited ? (
        <LiveForm existing={liveClass} onClose={() => onEdit(false)} />
      ) : (
        <About liveClass={liveClass} onEdit={() => onEdit(true)} />
      )}
      <ClassAttendance liveClass={liveClass} />
      <SupportLine liveId={liveClass._id} />
    </Stack>
  )
}
