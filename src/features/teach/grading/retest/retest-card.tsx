/**
 * A request for another try by somebody who submitted nothing: who asks, why, what is known, and two buttons.
 * (picture 35, ruling R34)
 */

import { IconCheck, IconFileOff, IconInfoCircle, IconRefresh, IconReportAnalytics } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { submission } from '#src/api/contract/submission.ts'
import { readWhole } from '#src/api/read.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useApi } from '#src/api/use-api.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Box, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { LearnerFace, LearnerName } from '#src/ui/teach/learner-link.tsx'
import { setRetest } from '../saving/draft.ts'
import { keepServer } from '../saving/resolve.ts'
import { requestSave } from '../saving/save.ts'
import { type Grading, isBehind } from '../saving/use-grading.ts'
import { words } from '../words.ts'
import { computeAverage } from './retest-facts.ts'
import classes from './retest-card.module.css'

const { retest: texts } = words

type Decision = 'granted' | 'refused'

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <Row as="li" gap={12} padY={8} padX={0} className={classes.fact}>
      {icon}
      <Text as="span" tone="muted" grow>
        {name}
      </Text>
      <strong>{children}</strong>
    </Row>
  )
}

/** Facts that are not read yet, or could not be read, are omitted. */
function Facts({ request }: { request: Submission }) {
  const { exam, learner, batch } = request
  const asked = exam ? { query: { exam, learner: learner._id } } : null
  const tries = useApi(submission.listIterative, asked, { isQuiet: true }).data?.data
  const { rows } = useAllPages(
    readWhole(submission.list, { learner: learner._id, ...(batch && { batch: batch._id }) }, true),
  )
  const handedIn = tries?.filter(({ try_no, submitted_at }) => try_no > 0 && submitted_at)
  const granted = tries?.filter(({ _id, retest }) => _id !== request._id && retest === 'granted').length
  const average = computeAverage(rows)
  return (
    <ul className={classes.facts}>
      {handedIn && (
        <Fact icon={<IconFileOff size={20} stroke={1.75} aria-hidden="true" />} name={texts.here}>
          {texts.handedIn(handedIn.length)}
        </Fact>
      )}
      {granted !== undefined && (
        <Fact icon={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />} name={texts.before}>
          {texts.times(granted)}
        </Fact>
      )}
      {average !== undefined && (
        <Fact icon={<IconReportAnalytics size={20} stroke={1.75} aria-hidden="true" />} name={texts.others}>
          {texts.average(average.percent, average.papers)}
        </Fact>
      )}
    </ul>
  )
}

interface RetestCardProps {
  request: Submission
  kind: GradingSave['of']
  grading: Grading
  /** To the next submission of the queue. */
  onNext: () => void
}

function useDecision({ request, kind, grading }: Omit<RetestCardProps, 'onNext'>) {
  const { draft, sheet, change } = grading
  const settled = request.retest === 'granted' || request.retest === 'refused' ? request.retest : undefined
  // A colleague was faster: their decision counts, and the teacher may still change it.
  const isOvertaken = isBehind(grading) && settled !== undefined
  useEffect(() => {
    if (!isOvertaken) return
    keepServer(sheet)
  }, [isOvertaken, sheet])
  const decide = (decision: Decision) => {
    const next = setRetest(draft, decision)
    change(() => next)
    requestSave({ sheet, kind, draft: next, learner: request.learner.name, isChecked: false })
  }
  return { decided: isOvertaken ? settled : (draft.retest ?? settled), decide }
}

function Head({ request }: { request: Submission }) {
  return (
    <Row as="header" gap={14}>
      <LearnerFace learner={request.learner} batch={request.batch?._id} size={52} isBesideName />
      <Box grow shrink>
        <Text as="h2" variant="title" tight>
          <LearnerName learner={request.learner} batch={request.batch?._id} /> {texts.wants}
        </Text>
        <Text tone="muted" anywhere>
          {texts.item(request.title, request.marks)}
        </Text>
      </Box>
    </Row>
  )
}

function Decided({
  decision,
  onChange,
  onNext,
}: {
  decision: Decision
  onChange: () => void
  onNext: () => void
}) {
  return (
    <Stack gap={12}>
      <p role="status" className={classes.answer}>
        <IconCheck size={20} aria-hidden="true" />
        {texts[decision]}
      </p>
      <Row gap={12} className={classes.buttons}>
        <Button variant="default" size="lg" onClick={onChange}>
          {texts.change}
        </Button>
        <Button size="lg" onClick={onNext}>
          {texts.next}
        </Button>
      </Row>
    </Stack>
  )
}

function Undecided({ onDecide }: { onDecide: (decision: Decision) => void }) {
  return (
    <>
      <Surface
        as="p"
        ground="soft"
        radius="md"
        padY={10}
        padX={14}
        variant="small"
        className={classes.answer}
      >
        <IconInfoCircle size={20} aria-hidden="true" />
        <span>{texts.whatFollows}</span>
      </Surface>
      <Row gap={12} className={classes.buttons}>
        <Button variant="default" size="lg" onClick={() => onDecide('refused')}>
          {texts.refuse}
        </Button>
        <Button
          size="lg"
          leftSection={<IconCheck size={20} aria-hidden="true" />}
          onClick={() => onDecide('granted')}
        >
          {texts.grant}
        </Button>
      </Row>
    </>
  )
}

export function RetestCard({ onNext, ...props }: RetestCardProps) {
  const { request } = props
  const { decided, decide } = useDecision(props)
  const [isChanging, setChanging] = useState(false)
  const settle = (decision: Decision) => {
    setChanging(false)
    decide(decision)
  }
  return (
    <Card as="section" padding="lg" className={classes.root} aria-label={texts.title}>
      <Head request={request} />
      <Surface as="blockquote" padY={12} padX={16} radius="md" anywhere className={classes.wish}>
        {request.retest_message || texts.noReason}
        <Text tone="muted" variant="caption" mt={4}>
          {words.work.at(request.submitted_at ?? request.started_at)}
        </Text>
      </Surface>
      <Facts request={request} />
      {decided && !isChanging ? (
        <Decided decision={decided} onChange={() => setChanging(true)} onNext={onNext} />
      ) : (
        <Undecided onDecide={settle} />
      )}
    </Card>
  )
}
