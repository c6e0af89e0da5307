/** The page before an exam: its rules, and whether one may begin. The room itself comes with a later release, and the page says so. */
import { IconCircleCheck, IconInfoCircle, IconLock } from '@tabler/icons-react'
import { exam } from '#src/api/contract/exam.ts'
import type { ExamEligible, ExamInstruction } from '#src/api/shapes/exam.ts'
import { useApi } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Load } from '#src/ui/load.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx'
import classes from './exam-start.module.css'
import { words } from './words.ts'

export function ExamStartSkeleton() {
  return (
    <div className={classes.root}>
      <Card padding="lg" className={classes.card}>
        <Skeleton width="60%" height="1.75rem" />
        <SkeletonText lines={5} />
      </Card>
    </div>
  )
}

function Facts({ of }: { of: ExamInstruction }) {
  const { facts } = words
  const rows = [
    [facts.questions, of.question_count > 0 && words.questions(of.question_count)],
    [facts.time, of.duration && words.minutes(of.duration)],
    [facts.marks, words.marks(of.marks)],
    [facts.pass, words.percent(of.pass_percent)],
    [facts.opens, of.opens_at && words.at(of.opens_at)],
    [facts.closes, of.closes_at && words.at(of.closes_at)],
  ] as const
  return (
    <dl className={classes.facts}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Standing({ of: { is_eligible: isEligible, reason, can_retest: canRetest }, wasTaken }: { of: ExamEligible; wasTaken: boolean }) {
  const Icon = isEligible ? IconCircleCheck : IconLock
  return (
    <>
      <h3 className={classes.standing} data-open={isEligible}>
        <Icon aria-hidden="true" />
        {isEligible ? words.eligible : words.notEligible}
      </h3>
      {reason && <p>{reason}</p>}
      {wasTaken && <p>{words.handedIn}</p>}
      {canRetest && <p>{words.canRetest}</p>}
    </>
  )
}

interface ExamStartProps {
  of: ExamInstruction
  /** The study plan. */
  backTo: string
}

export function ExamStart({ of, backTo }: ExamStartProps) {
  const eligible = useApi(exam.eligible, { params: { id: of._id } })
  return (
    <div className={classes.root}>
      <Card as="section" padding="lg" className={classes.card} aria-labelledby="exam">
        <div className={classes.head}>
          <h2 id="exam" className={classes.title}>
            {of.title}
          </h2>
          <Pill tone="ai">
            <span data-latin={of.kind !== 'quiz'}>{words.kinds[of.kind]}</span>
          </Pill>
        </div>
        {of.description && <SafeHtml html={of.description} />}
        <Facts of={of} />
        {of.instructions && (
          <>
            <h3 className={classes.heading}>{words.instructions}</h3>
            <SafeHtml html={of.instructions} />
          </>
        )}
      </Card>
      <Card as="section" padding="lg" className={classes.card}>
        <Load from={eligible} skeleton={<SkeletonText lines={2} />}>
          {(standing) => <Standing of={standing} wasTaken={Boolean(of.submission)} />}
        </Load>
        <p className={classes.later}>
          <IconInfoCircle aria-hidden="true" />
          {words.roomLater}
        </p>
        <Button to={backTo} variant="default">
          {words.back}
        </Button>
      </Card>
    </div>
  )
}
