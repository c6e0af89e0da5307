/** Shows before the room the facts, the rules to accept, and whether the exam can be started. */

import { IconCheck, IconCircleCheck, IconLock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ExamEligible, ExamInstruction } from '#src/api/shapes/exam.ts'
import type { Loaded } from '#src/api/use-api.ts'
import { readHtml } from '#src/lib/plain-html.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Grid, Stack } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { Facts } from '#src/ui/text/facts.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words as shared } from '../words.ts'
import { words } from './words.ts'
import classes from './before.module.css'

function ExamFacts({ exam, standing }: { exam: ExamInstruction; standing: ExamEligible | undefined }) {
  const { facts } = words
  return (
    <Facts
      facts={[
        [facts.questions, exam.question_count > 0 && words.count(exam.question_count)],
        [facts.time, exam.duration ? words.minutes(exam.duration) : words.noLimit],
        [facts.marks, words.marks(exam.marks)],
        [facts.pass, words.percent(exam.pass_percent)],
        [facts.tries, words.tries(standing?.tries_used ?? 0, exam.tries)],
        [facts.opens, exam.opens_at && words.at(exam.opens_at)],
        [facts.closes, exam.closes_at && words.at(exam.closes_at)],
      ]}
    />
  )
}

function Allowed({ allowed }: Pick<ExamInstruction, 'allowed'>) {
  if (allowed.length === 0) return null
  return (
    <Section title={words.allowed} level="h3" isPlain>
      <Grid as="ul" gap={8} className={classes.allowed}>
        {allowed.map(({ text, is_allowed: is }) => (
          <li key={text} data-allowed={is}>
            {is ? <IconCheck size={20} aria-hidden="true" /> : <IconX size={20} aria-hidden="true" />}
            {text}
            <VisuallyHidden>: {is ? words.may : words.mayNot}</VisuallyHidden>
          </li>
        ))}
      </Grid>
    </Section>
  )
}

interface StandingProps {
  eligibility: ExamEligible
  onStart: () => Promise<void>
  onResume: (submission: string) => Promise<void>
}

/**
 * Starts once, however often it is pressed; the server returns the open attempt for a second start. (ruling
 * R34)
 */
function Standing({
  eligibility: { is_eligible: isEligible, cause, reason, submission },
  onStart,
  onResume,
}: StandingProps) {
  const [hasRead, setRead] = useState(false)
  const isRunning = cause === 'running'
  const mayEnter = isEligible || isRunning
  const Icon = mayEnter ? IconCircleCheck : IconLock
  const begin = useInlineAction(() => (isRunning && submission ? onResume(submission) : onStart()))
  return (
    <Section
      title={isRunning ? words.running : mayEnter ? words.eligible : words.notEligible}
      level="h3"
      icon={<Icon />}
      iconTone={mayEnter ? 'success' : 'muted'}
      isPlain
    >
      {reason && <p>{reason}</p>}
      {mayEnter && (
        <>
          <p>{words.clock}</p>
          {!isRunning && (
            <CheckBox
              label={words.read}
              hint={hasRead ? undefined : words.readFirst}
              checked={hasRead}
              onChange={() => setRead(!hasRead)}
            />
          )}
          <InlineAction action={begin}>
            <Button
              disabled={!hasRead && !isRunning}
              isPending={begin.isPending}
              pendingText={words.starting}
              onClick={() => void begin.act()}
            >
              {isRunning ? words.resume : words.start}
            </Button>
          </InlineAction>
        </>
      )}
    </Section>
  )
}

interface BeforeProps extends Omit<StandingProps, 'eligibility'> {
  exam: ExamInstruction
  eligible: Loaded<ExamEligible>
  /** The study plan. */
  backTo: string
}

export function Before({ exam, eligible, backTo, onStart, onResume }: BeforeProps) {
  return (
    <Stack align="start" gap={16} className={classes.root}>
      <Section
        title={exam.title}
        size="title"
        aside={
          <Pill tone="info">
            <span data-latin={exam.kind !== 'quiz'}>{words.kinds[exam.kind]}</span>
          </Pill>
        }
      >
        {exam.description && readHtml(exam.description) !== exam.title && (
          <SafeHtml html={exam.description} />
        )}
        <ExamFacts exam={exam} standing={eligible.data} />
        {exam.instructions && (
          <Section title={words.instructions} level="h3" isPlain>
            <SafeHtml html={exam.instructions} />
          </Section>
        )}
        <Allowed allowed={exam.allowed} />
      </Section>
      <Stack as={Card} padding="lg" gap={12}>
        <Load from={eligible} skeleton={<SkeletonText lines={2} />}>
          {(standing) => <Standing eligibility={standing} onStart={onStart} onResume={onResume} />}
        </Load>
        <Button to={backTo} variant="default">
          {shared.back}
        </Button>
      </Stack>
    </Stack>
  )
}
