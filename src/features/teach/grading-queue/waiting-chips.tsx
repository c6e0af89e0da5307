/** Exams and assignments with waiting submissions, each with its count: one press shows its papers. (spec 3 Submission filters) */
import { useState } from 'react'
import { paths } from '#src/lib/paths.ts'
import { ChipLink } from '#src/ui/chip-link.tsx'
import { Box } from '#src/ui/layout/layout.tsx'
import { SkeletonChips } from '#src/ui/states/skeleton-lines.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import chips from '#src/ui/chip-link.module.css'
import { buildAddress, type QueueFilter } from './filters.ts'
import classes from './queue.module.css'
import type { WaitingItem, WaitingItems } from './waiting-items.ts'
import { words } from './words.ts'

const { waiting: texts } = words

/** More chips than these wait behind a press. */
const SHOWN = 8

function isChosen({ kind, id }: WaitingItem, filter: QueueFilter): boolean {
  return filter[kind] === id
}

interface WaitingChipsProps {
  filter: QueueFilter
  of: WaitingItems
}

export function WaitingChips({ filter, of: { items, isReading } }: WaitingChipsProps) {
  const [isWhole, setWhole] = useState(false)
  const waiting = items.filter((item) => item.waiting > 0)
  if (isReading) {
    return (
      <div className={classes.chipsWaiting}>
        <SkeletonChips count={SHOWN + 1} />
      </div>
    )
  }
  if (waiting.length === 0) return null
  const shown = isWhole ? waiting : waiting.filter((item, at) => at < SHOWN || isChosen(item, filter))
  const isNamedTwice = ({ title }: WaitingItem) => waiting.filter((other) => other.title === title).length > 1
  const base: QueueFilter = { ...filter, exam: '', assignment: '', only: [], page: 1 }
  return (
    <nav aria-label={texts.label} className={classes.chips}>
      <ul className={chips.row}>
        <li>
          <ChipLink to={buildAddress(paths.submissions(), base)} isCurrent={filter.exam === '' && filter.assignment === ''}>
            {texts.all}
          </ChipLink>
        </li>
        {shown.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <ChipLink to={buildAddress(paths.submissions(), { ...base, [item.kind]: item.id })} isCurrent={isChosen(item, filter)}>
              <span className={classes.chipTitle}>{isNamedTwice(item) ? `${item.title} · ${item.batchTitle}` : item.title}</span>{' '}
              <strong aria-hidden="true">{texts.count(item.waiting)}</strong>
              <VisuallyHidden>{texts.left(item.waiting)}</VisuallyHidden>
            </ChipLink>
          </li>
        ))}
        {shown.length < waiting.length && (
          <Box as="li">
            <button type="button" className={chips.chip} onClick={() => setWhole(true)}>
              {texts.more(waiting.length - shown.length)}
            </button>
          </Box>
        )}
      </ul>
    </nav>
  )
}
