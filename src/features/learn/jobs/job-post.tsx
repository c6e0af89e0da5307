/** One post: facts, match, text, files, and what there is to do. (ruling R54) */
import { IconArrowRight, IconDownload, IconFile } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { JobPostDetail } from '#src/api/shapes/job.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { countDaysLeft, WaitingPill } from './job-facts.tsx'
import { isOpenPost } from './job-filters.ts'
import { KeepButton } from './keep-button.tsx'
import { MatchCard } from './match-card.tsx'
import { RefusedApplication } from './refused-application.tsx'
import type { MatchedSkill } from './skill-match.ts'
import { useWaitingApplication } from './use-jobs.ts'
import { words } from './words.ts'
import classes from './jobs.module.css'

interface JobPostProps {
  of: JobPostDetail
  skills: readonly MatchedSkill[] | undefined
  now: number
  /** Leads to the form. */
  applyAt: string
  heading?: Ref<HTMLHeadingElement>
}

const FEW_DAYS = 2

function Facts({ of, now }: Pick<JobPostProps, 'of' | 'now'>) {
  const isUrgent = isOpenPost(of, now) && countDaysLeft(of.expire_at, now) <= FEW_DAYS
  const facts = [
    [words.facts.pay, words.pay(of.salary_from, of.salary_to, of.currency)],
    [words.facts.type, of.type ? words.types[of.type] : ''],
    [words.facts.place, of.location],
    [words.facts.deadline, words.deadlineAt(of.expire_at)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} data-urgent={(isUrgent && name === words.facts.deadline) || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The one button, or why there is none. */
function Act({ of, now, applyAt }: Pick<JobPostProps, 'of' | 'now' | 'applyAt'>) {
  const waiting = useWaitingApplication(of._id)
  if (of.application?.state !== 'none') return null
  if (waiting) return waiting.refusal === undefined ? <WaitingPill /> : null
  if (!isOpenPost(of, now)) return <Pill tone="neutral">{words.over}</Pill>
  return (
    <Button to={applyAt} size="lg">
      {words.apply.act}
    </Button>
  )
}

/** Interviews and offers are a talent's. */
function WayOn({ state }: { state: string | undefined }) {
  const isTalent = useSession(({ role }) => role === 'talent')
  const way =
    state === 'interview'
      ? { to: paths.talentInterviews(), text: words.toInterviews }
      : state === 'offered'
        ? { to: paths.talentOffers(), text: words.toOffers }
        : undefined
  if (!isTalent || way === undefined) return null
  return (
    <Button
      variant="light"
      to={way.to}
      fullWidth
      rightSection={<IconArrowRight size={18} aria-hidden="true" />}
    >
      {way.text}
    </Button>
  )
}

function Standing({ of, now, applyAt }: Pick<JobPostProps, 'of' | 'now' | 'applyAt'>) {
  const waiting = useWaitingApplication(of._id)
  const isApplied = of.application?.state !== 'none'
  if (waiting?.refusal !== undefined)
    return <RefusedApplication of={waiting} applyAt={isOpenPost(of, now) ? applyAt : undefined} />
  if (isApplied && of.application) {
    return (
      <Stack gap={12}>
        <ApplicationSteps of={of.application} />
        <WayOn state={of.application.state} />
      </Stack>
    )
  }
  return isOpenPost(of, now) ? null : <Text tone="muted">{words.overText(of.expire_at)}</Text>
}

function Files({ of: files }: { of: JobPostDetail['files'] }) {
  if (files.length === 0) return null
  return (
    <Stack as="ul" gap={8} aria-label={words.files}>
      {files.map(({ _id, name, size, url }) => (
        <Surface as="li" key={_id} border="line" radius="card" padY={8} padX={12}>
          <ExternalLink href={url} className={classes.file}>
            <IconFile size={20} stroke={1.75} aria-hidden="true" />
            <Box as="span" grow shrink>
              <Text as="span" block weight={500} anywhere data-latin>
                {formatFileName(name)}
              </Text>
              <Text as="span" block tone="muted" size={13}>
                {formatBytes(size)}
              </Text>
            </Box>
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{words.download(formatFileName(name))}</VisuallyHidden>
          </ExternalLink>
        </Surface>
      ))}
    </Stack>
  )
}

export function JobPostView({ of, skills, now, applyAt, heading }: JobPostProps) {
  return (
    <article className={classes.post}>
      <div className={classes.head}>
        <CompanyLogo of={of} size={56} />
        <Box grow shrink>
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {of.title}
          </h2>
          <Text tone="muted" size={15} anywhere>
            {words.posted(of.company, of.posted_at)}
          </Text>
        </Box>
        <Row gap={8} fixed className={classes.acts}>
          <KeepButton of={of} variant="default" />
          <Act of={of} now={now} applyAt={applyAt} />
        </Row>
      </div>
      <Facts of={of} now={now} />
      <Standing of={of} now={now} applyAt={applyAt} />
      {skills && skills.length > 0 && <MatchCard skills={skills} />}
      <SafeHtml html={of.description} className={classes.text} />
      <Files of={of.files} />
    </article>
  )
}
