/** One item of a day as its teacher sees it: what it is, when, how it stands for the learners, and the way to its page. */
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import { paths } from '#src/lib/paths.ts'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
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

/** Where a teacher works on it. */
function addressOf({ kind, _id }: StudyItem): string | undefined {
  if (kind === 'live') return paths.teacherLive(_id)
  if (kind === 'assignment') return paths.teacherAssignment(_id)
  return kind === 'exam' ? paths.teacherExam(_id) : undefined
}

function lineOf({ start_at, due_at, marks }: StudyItem): string {
  const parts = [start_at ? words.at(start_at) : '', due_at ? words.until(due_at) : '', marks ? words.marks(marks) : '']
  return parts.filter(Boolean).join(' · ')
}

/** Late work is still taken after the deadline, but its time is over. */
function wordOf({ kind, due_at }: StudyItem, state: StudyItem['state'], now: number): string | undefined {
  const isOver = kind === 'assignment' && state === 'due' && due_at && Date.parse(due_at) < now
  return isOver ? words.over : words.states[kind]?.[state]
}

interface ItemRowProps {
  item: StudyItem
  /** Newer than the item's own, when it was asked for since. */
  state: StudyItem['state']
}

export function ItemRow({ item, state }: ItemRowProps) {
  const title = item.kind === 'resource' ? <ExternalLink href={item.url}>{item.title}</ExternalLink> : item.title
  const now = useNow()
  const word = wordOf(item, state, now)
  const isOver = word === words.over
  return (
    <WorkRow mark={<ItemIcon item={item} isToday={state === 'today'} />} title={title} to={addressOf(item)} text={lineOf(item)}>
      {!item.is_published && <Pill tone="outline">{words.draft}</Pill>}
      {item.is_published && word !== undefined && <Pill tone={isOver ? 'neutral' : (TONES[state] ?? 'neutral')}>{word}</Pill>}
    </WorkRow>
  )
}
