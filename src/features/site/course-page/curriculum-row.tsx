/** One line of a curriculum: its title, and its length, marks or number of questions. */

import {
  IconClipboardText,
  IconCode,
  IconFileText,
  IconMicrophone2,
  IconPlayerPlay,
  IconVideo,
  IconWriting,
} from '@tabler/icons-react'
import type { CurriculumItem } from '#src/api/shapes/course.ts'
import { splitSeconds } from '#src/lib/duration.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './below-words.ts'
import { FreeClassLink } from './free-class.tsx'
import classes from './curriculum.module.css'

const ICONS = {
  live: IconVideo,
  recording: IconPlayerPlay,
  assignment: IconClipboardText,
  quiz: IconWriting,
  essay: IconWriting,
  file_upload: IconClipboardText,
  code_test: IconCode,
  interview: IconMicrophone2,
  resource: IconFileText,
} as const

function measureOf({ duration, marks, question_count: questions }: CurriculumItem): string {
  if (duration > 0) {
    const { hours, minutes } = splitSeconds(duration)
    return words.length(hours, minutes)
  }
  if (questions > 0) return words.questions(questions)
  return marks > 0 ? words.marks(marks) : ''
}

export function CurriculumRow({ item }: { item: CurriculumItem }) {
  const Icon = ICONS[item.kind]
  return (
    <li className={classes.item} data-kind={item.kind} data-free={Boolean(item.free_recording)}>
      <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <span className={classes.name}>{item.title}</span>
      {item.free_recording ? (
        <FreeClassLink recording={item.free_recording} className={classes.watch}>
          <IconPlayerPlay size={16} stroke={2} aria-hidden="true" />
          {words.watchItem}
          <VisuallyHidden>: {item.title}</VisuallyHidden>
        </FreeClassLink>
      ) : (
        <Text as="span" tone="faint" variant="small" fixed>
          {measureOf(item)}
        </Text>
      )}
    </li>
  )
}
