/**
 * Asks before another hand-in what of the last remarks is mended. The ticks stay on the device with the attempt, since
 * no field of the hand-in carries them. (picture 38)
 */

import { useMemo, useState } from 'react'
import { readSubmission, submission } from '#src/api/contract/submission.ts'
import { readWhole } from '#src/api/read.ts'
import type { AnswerValue, Submission } from '#src/api/shapes/submission.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useRead } from '#src/api/use-api.ts'
import { listRemarks, type Remark } from '#src/engines/pages/remarks.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { isFileMark } from '../attempt/answer.ts'
import type { AttemptRoom } from '../attempt/attempt-room.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { words as shared } from '../words.ts'
import { useRoomFacts, useRoomState } from './context.ts'
import { words } from './later-words.ts'

export type TickStore = Pick<AttemptRoom, 'getAbout' | 'setPlace'>

const texts = words.last

/** The marked try before this one; undefined for a first try, and until it is read. */
function useLastTry(): Submission | undefined {
  const { examId, attemptId } = useRoomFacts()
  const { rows } = useAllPages(readWhole(submission.listIterative, { exam: examId }, true))
  const before = rows
    .filter((row) => row._id !== attemptId && row.submitted_at && row.try_no > 0)
    .toSorted((one, other) => other.try_no - one.try_no)[0]
  return useRead(readSubmission(before?._id ?? ''), { isQuiet: true, isWanted: before !== undefined }).data
}

const readContent = (value: AnswerValue | undefined): string =>
  isFileMark(value) ? value.sha256 : JSON.stringify(value ?? null)

const nameRemark = ({ question, words: text }: Remark) => `${question} ${text}`

interface QuestionRemarksProps {
  entry: NumberedQuestion
  remarks: readonly Remark[]
  before: AnswerValue | undefined
  ticks: ReadonlySet<string>
  onTick: (name: string) => void
  onGo: (question: string) => void
}

function QuestionRemarks({ entry, remarks, before, ticks, onTick, onGo }: QuestionRemarksProps) {
  const { question, number } = entry
  const isSame = useRoomState(
    (state) => readContent(state.answers[question._id]?.value) === readContent(before),
  )
  return (
    <Stack gap={8}>
      <Row wrap gap={8}>
        <Button variant="default" size="sm" onClick={() => onGo(question._id)}>
          {shared.question(number)}
        </Button>
        {isSame && (
          <Text as="span" tone="accent" variant="small" weight={600}>
            {texts.same}
          </Text>
        )}
      </Row>
      {remarks.map((remark) => (
        <CheckBox
          key={remark.words}
          label={
            <Text as="span" anywhere data-latin>
              {remark.words}
            </Text>
          }
          hint={remark.line === undefined ? undefined : texts.line(remark.line)}
          checked={ticks.has(nameRemark(remark))}
          onChange={() => onTick(nameRemark(remark))}
        />
      ))}
    </Stack>
  )
}

interface LastRemarksProps {
  store: TickStore
  placed: readonly NumberedQuestion[]
  onGo: (question: string) => void
}

export function LastRemarks({ store, placed, onGo }: LastRemarksProps) {
  const last = useLastTry()
  const [ticks, setTicks] = useState<ReadonlySet<string>>(() => new Set(store.getAbout().ticks))
  const asked = useMemo(() => {
    const remarks = last ? listRemarks(last) : []
    return placed
      .map((entry) => ({ entry, remarks: remarks.filter(({ question }) => question === entry.question._id) }))
      .filter((each) => each.remarks.length > 0)
  }, [last, placed])
  const all = asked.flatMap(({ remarks }) => remarks)
  if (last === undefined || all.length === 0) return null
  const ticked = all.filter((remark) => ticks.has(nameRemark(remark))).length
  const tick = (name: string) => {
    const changed = new Set(ticks)
    if (!changed.delete(name)) changed.add(name)
    setTicks(changed)
    store.setPlace({ ticks: [...changed] })
  }
  return (
    <Section title={texts.title} level="h3" isPlain gap={16} aside={texts.figure(ticked, all.length)}>
      <StitchProgress done={ticked} total={all.length} label={texts.ticked(ticked, all.length)} />
      {asked.map(({ entry, remarks }) => (
        <QuestionRemarks
          key={entry.question._id}
          entry={entry}
          remarks={remarks}
          before={last.answers.find(({ question }) => question === entry.question._id)?.value}
          ticks={ticks}
          onTick={tick}
          onGo={onGo}
        />
      ))}
      <Text tone="muted" variant="small">
        {ticked < all.length && texts.left(all.length - ticked)} {texts.own}
      </Text>
    </Section>
  )
}
