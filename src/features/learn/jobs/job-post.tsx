/** One post: facts, match, text, files, and the actions. (ruling R54) */

import { IconArrowRight, IconDownload, IconFile } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { JobPostDetail } from '#src/api/shapes/job.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { offers } from '#src/lib/features.ts'
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
  post: JobPostDetail
  skills: readonly MatchedSkill[] | undefined
  now: number
  /** Opens the form. */
  applyAt: string
  heading?: Ref<HTMLHeadingElement>
}

const FEW_DAYS = 2

function Facts({ post, now }: Pick<JobPostProps, 'post' | 'now'>) {
  const isUrgent = isOpenPost(post, now) && countDaysLeft(post.expire_at, now) <= FEW_DAYS
  const facts = [
    [words.facts.pay, words.pay(post.salary_from, post.salary_to, post.currency)],
    [words.facts.type, post.type ? words.types[post.type] : ''],
    [words.facts.place, post.location],
    [words.facts.deadline, words.deadlineAt(post.expire_at)],
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
function Act({ post, now, applyAt }: Pick<JobPostProps, 'post' | 'now' | 'applyAt'>) {
  const waiting = useWaitingApplication(post._id)
  if (post.application?.state !== 'none') return null
  if (waiting) return waiting.refusal === undefined ? <WaitingPill /> : null
  if (!isOpenPost(post, now)) return <Pill tone="neutral">{words.over}</Pill>
  return (
    <Button to={applyAt} size="lg">
      {words.apply.act}
    </Button>
  )
}

/** Only talents have interviews and offers. */
function WayOn({ state }: { state: string | undefined }) {
  const isTalent = useSession(({ role }) => role === 'talent')
  const way =
    state === 'interview'
      ? { to: paths.talentInterviews(), text: words.toInterviews }
      : state === 'offered'
        ? { to: paths.talentOffers(), text: words.toOffers }
        : undefined
  if (!offers.talents || !isTalent || way === undefined) return null
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

function Standing({ post, now, applyAt }: Pick<JobPostProps, 'post' | 'now' | 'applyAt'>) {
  const waiting = useWaitingApplication(post._id)
  const isApplied = post.application?.state !== 'none'
  if (waiting?.refusal !== undefined)
    return <RefusedApplication application={waiting} applyAt={isOpenPost(post, now) ? applyAt : undefined} />
  if (isApplied && post.application) {
    return (
      <Stack gap={12}>
        <ApplicationSteps application={post.application} />
        <WayOn state={post.application.state} />
      </Stack>
    )
  }
  return isOpenPost(post, now) ? null : <Text tone="muted">{words.overText(post.expire_at)}</Text>
}

function Files({ files }: { files: JobPostDetail['files'] }) {
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
              <Text as="span" block tone="muted" variant="caption">
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

export function JobPostView({ post, skills, now, applyAt, heading }: JobPostProps) {
  return (
    <article className={classes.post}>
      <div className={classes.head}>
        <CompanyLogo post={post} size={56} />
        <Box grow shrink>
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {post.title}
          </h2>
          <Text tone="muted" variant="note" anywhere>
            {words.posted(post.company, post.posted_at)}
          </Text>
        </Box>
        <Row gap={8} fixed className={classes.acts}>
          <KeepButton post={post} variant="default" />
          <Act post={post} now={now} applyAt={applyAt} />
        </Row>
      </div>
      <Facts post={post} now={now} />
      <Standing post={post} now={now} applyAt={applyAt} />
      {skills && skills.length > 0 && <MatchCard skills={skills} />}
      <SafeHtml html={post.description} className={classes.text} />
      <Files files={post.files} />
    </article>
  )
}
