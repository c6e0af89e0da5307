/**
 * What an imported table would change, submission by submission, and what is rejected; the teacher selects
 * what is sent.
 */

import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { GonePapers } from '../shared/gone-papers.tsx'
import type { ChangedPaper, Comparison } from './compare-table.ts'
import { words } from './words.ts'

const { upload: texts } = words

/** How many rows of a long list are rendered at first. */
const SHOWN = 50
/** The number of letters that identify a question. */
const FIRST_WORDS = 60

interface SendMarksProps {
  changed: readonly ChangedPaper[]
  onSent: () => void
  onClose: () => void
}

/** The send button, and the list of results that replaces it. */
export type SendMarks = ComponentType<SendMarksProps>

function shorten(text: string): string {
  if (text.length <= FIRST_WORDS) return text
  return `${text.slice(0, FIRST_WORDS).replace(/\s+\S*$/, '')}…`
}

function LongList<T>({ items, renderItem }: { items: readonly T[]; renderItem: (item: T) => ReactNode }) {
  const [isAll, setAll] = useState(false)
  return (
    <>
      <Stack as="ul" plain gap={10}>
        {(isAll ? items : items.slice(0, SHOWN)).map(renderItem)}
      </Stack>
      {!isAll && items.length > SHOWN && (
        <Button variant="default" size="sm" onClick={() => setAll(true)}>
          {texts.more(items.length - SHOWN)}
        </Button>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Text as="h3" variant="lead" id={id}>
        {title}
      </Text>
      {children}
    </Stack>
  )
}

interface PaperChangeProps {
  paper: ChangedPaper
  isChosen: boolean
  onChoose: () => void
}

function PaperChange({
  paper: { submission, marks, comment, overwrites },
  isChosen,
  onChoose,
}: PaperChangeProps) {
  const warning =
    overwrites && (overwrites === 'newer' ? texts.newer(submission.checked_by?.name) : texts.unknown)
  const label = (
    <>
      <strong>{submission.learner.name || texts.nameless}</strong>
      {marks.map(({ no, criterion, from, to }) => (
        <Text as="span" block key={`${no} ${criterion}`} variant="small">
          {texts.mark(no, criterion, from, to)}
        </Text>
      ))}
      {comment !== undefined && (
        <Text as="span" block variant="small" tone="muted">
          {texts.comment}
        </Text>
      )}
    </>
  )
  return <CheckBox label={label} hint={warning} checked={isChosen} onChange={onChoose} />
}

function NotTaken({ comparison: { problems, unused } }: { comparison: Comparison }) {
  return (
    <>
      {unused.length > 0 && (
        <Part title={texts.unused(unused.length)}>
          <LongList
            items={unused}
            renderItem={({ at, name, filled, reason }) => (
              <li key={at}>
                <strong>{texts.filled(name, filled)}</strong>
                <Text variant="small" tone="error">
                  {reason}
                </Text>
              </li>
            )}
          />
        </Part>
      )}
      {problems.length > 0 && (
        <Part title={texts.problems(problems.length)}>
          <LongList
            items={problems}
            renderItem={({ line, name, reasons }) => (
              <li key={line}>
                <strong>{texts.line(line, name)}</strong>
                {reasons.map((reason) => (
                  <Text key={reason} variant="small" tone="error">
                    {reason}
                  </Text>
                ))}
              </li>
            )}
          />
        </Part>
      )}
    </>
  )
}

interface ComparedProps {
  comparison: Comparison
  /** Number of listed submissions that are gone: no row of the table matches them. */
  gone: number
  Send: SendMarks
  onAgain: () => void
  onSent: () => void
  onClose: () => void
}

export function Compared({ comparison, gone, Send, onAgain, onSent, onClose }: ComparedProps) {
  const { changed, same, asked, problems, unused } = comparison
  const [isSent, setSent] = useState(false)
  // Rows that would overwrite marks the teacher may not have seen need a confirmation.
  const [left, setLeft] = useState(
    () => new Set(changed.flatMap(({ submission, overwrites }) => (overwrites ? submission._id : []))),
  )
  const chosen = changed.filter(({ submission }) => !left.has(submission._id))
  const toggle = (id: string) =>
    setLeft((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    )
  const markSent = () => {
    setSent(true)
    onSent()
  }
  const isUnderstood = problems.length === 0 && unused.length === 0
  return (
    <Stack gap={20}>
      {!isSent && changed.length > 0 && (
        <Part title={texts.differences(changed.length)}>
          {asked.length > 0 && (
            <div>
              <Text variant="small" weight={600}>
                {texts.asked}
              </Text>
              <Stack as="ul" plain gap={4}>
                {asked.map(({ no, text }) => (
                  <Text as="li" key={no} variant="small" tone="muted">
                    {texts.question(no, shorten(text))}
                  </Text>
                ))}
              </Stack>
            </div>
          )}
          <LongList
            items={changed}
            renderItem={(paper) => (
              <li key={paper.submission._id}>
                <PaperChange
                  paper={paper}
                  isChosen={!left.has(paper.submission._id)}
                  onChoose={() => toggle(paper.submission._id)}
                />
              </li>
            )}
          />
        </Part>
      )}
      {changed.length === 0 && <p role="status">{isUnderstood ? texts.nothing : texts.nothingTaken}</p>}
      {!isSent && same > 0 && changed.length > 0 && <Text tone="muted">{texts.same(same)}</Text>}
      <NotTaken comparison={comparison} />
      <GonePapers count={gone} />
      {chosen.length > 0 && (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <Send changed={chosen} onSent={markSent} onClose={onClose} />
        </Suspense>
      )}
      {changed.length > 0 && chosen.length === 0 && <p role="status">{texts.noneChosen}</p>}
      {!isSent && (
        <Button variant="default" onClick={onAgain}>
          {texts.other}
        </Button>
      )}
    </Stack>
  )
}
