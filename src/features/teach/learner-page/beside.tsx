/** Beside a learner's marks: attendance by class, and the recordings watched last. */

import { IconCheck, IconPlayerPlay, IconX } from '@tabler/icons-react'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { countClasses } from './learner-facts.ts'
import { words } from './words.ts'
import classes from './learner-page.module.css'

const ICONS = { present: IconCheck, recording: IconPlayerPlay, missed: IconX } as const
const STATES = ['present', 'recording', 'missed'] as const

/** Renders nothing if the server does not send attendance. */
export function Attendance({ learner }: { learner: BatchLearner }) {
  const { classes: texts } = words
  if (learner.classes.length === 0) return null
  return (
    <Section
      title={texts.title}

      gap={8}
      aside={<strong>{words.ofCount(countClasses(learner, 'present'), learner.classes.length)}</strong>}
    >
      <ol className={classes.boxes} aria-label={texts.list}>
        {learner.classes.map((state, at) => {
          const Icon = ICONS[state]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- only their index identifies the classes
            <li key={at} data-state={state}>
              <Icon size={16} role="img" aria-label={texts.class(at + 1, texts.states[state])} />
            </li>
          )
        })}
      </ol>
      <Row wrap gap={4} gapX={16} variant="small">
        {STATES.map((state) => {
          const Icon = ICONS[state]
          return (
            <Row as="span" key={state} inline gap={4}>
              <Icon size={16} aria-hidden="true" />
              {texts.count(texts.states[state], countClasses(learner, state))}
            </Row>
          )
        })}
      </Row>
    </Section>
  )
}

/** How many of ten parts of a recording were watched. */
const PARTS = 10

export function Recordings({ learner }: { learner: BatchLearner }) {
  const { recordings: texts } = words
  if (learner.recordings.length === 0) return null
  return (
    <Section title={texts.title} gap={8}>
      <Stack gap={12}>
        {learner.recordings.map(({ _id, title, percent }) => (
          <StitchProgress
            key={_id}
            done={Math.round(percent / PARTS)}
            total={PARTS}
            next={percent < 100}
            label={texts.progress(title)}
            caption={title}
            figure={words.percent(percent)}
          />
        ))}
      </Stack>
    </Section>
  )
}
