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

function About({ of, onEdit }: { of: LiveJoin; onEdit: () => void }) {
  return (
    <Card as="section" padding="lg" aria-labelledby="class-topics">
      <Row wrap gap={8} gapX={12} mb={12} className={classes.head}>
        <Pill tone={TONES[of.state]} dot={of.state === 'live'}>
          {words.state[of.state]}
        </Pill>
        <span>{words.at(of.start_at)}</span>
        <Button
          size="sm"
          variant="default"
          onClick={onEdit}
          leftSection={<IconPencil size={18} aria-hidden="true" />}
        >
          {words.change}
        </Button>
      </Row>
      <StartClass of={of} />
      <h2 id="class-topics" className={classes.part}>
        {words.topics}
      </h2>
      {of.topics.length === 0 ? (
        <p className={classes.note}>{words.noTopics}</p>
      ) : (
        <ol className={classes.topics}>
          {of.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ol>
      )}
      <SafeHtml html={of.description} />
    </Card>
  )
}

interface LiveClassPanelProps {
  of: LiveJoin
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
}

export function LiveClassPanel({ of, isEdited, onEdit }: LiveClassPanelProps) {
  return (
    <Stack gap={16}>
      {isEdited ? (
        <LiveForm of={of} onClose={() => onEdit(false)} />
      ) : (
        <About of={of} onEdit={() => onEdit(true)} />
      )}
      <ClassAttendance of={of} />
      <SupportLine liveId={of._id} />
    </Stack>
  )
}
