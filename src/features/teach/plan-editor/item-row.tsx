/** One item of a day for the teacher: kind, time, state for the learners, link to its page. */

import type { StudyItem } from '#src/api/shapes/study-item.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

const TONES: Partial<Record<StudyItem['state'], PillProps['tone']>> = {
  today: 'urgent',
  moved: 'due',
  due: 'due',
  open: 'ok',
  missed: 'missed',
  coming: 'info',
}

/** Address of the teacher's page for the item. */
function getAddress({ kind, _id }: StudyItem): string | undefined {
  if (kind === 'live') return paths.teacherLive(_id)
  if (kind === 'assignment') return paths.teacherAssignment(_id)
  return kind === 'exam' ? paths.teacherExam(_id) : undefined
}

function formatLine({ start_at, due_at, marks }: StudyItem): string {
  const parts = [
    start_at ? words.at(start_at) : '',
    due_at ? words.until(due_at) : '',
    marks ? words.marks(marks) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** An assignment past its deadline is shown as over, though late submissions are still accepted. */
function findStateWord(
  { kind, due_at }: StudyItem,
  state: StudyItem['state'],
  now: number,
): string | undefined {
  const isOver = kind === 'assignment' && state === 'due' && due_at && Date.parse(due_at) < now
  return isOver ? words.over : words.states[kind]?.[state]
}

interface ItemRowProps {
  item: StudyItem
  /** Latest known state, which may be newer than the item's own. */
  state: StudyItem['state']
}

export function ItemRow({ item, state }: ItemRowProps) {
  const title =
    item.kind === 'resource' ? <ExternalLink href={item.url}>{item.title}</ExternalLink> : item.title
  const now = useNow()
  const word = findStateWord(item, state, now)
  const isOver = word === words.over
  return (
    <WorkRow
      mark={<ItemIcon item={item} isToday={state === 'today'} />}
      title={title}
      to={getAddress(item)}
      text={formatLine(item)}
      state={
        item.is_published ? (
          word && <Pill tone={isOver ? 'neutral' : (TONES[state] ?? 'neutral')}>{word}</Pill>
        ) : (
          <Pill tone="outline">{words.draft}</Pill>
        )
      }
    />
  )
}
