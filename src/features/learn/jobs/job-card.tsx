/** A post in the list: the whole card links to it; saving it is a separate button. (ruling R54) */

import { Link } from 'react-router'
import type { JobPost } from '#src/api/shapes/job.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { DeadlinePill, MatchLine } from './job-facts.tsx'
import { KeepButton } from './keep-button.tsx'
import type { MatchedSkill } from './skill-match.ts'
import { words } from './words.ts'
import area from '#src/ui/text/area-link.module.css'
import classes from './jobs.module.css'

interface JobCardProps {
  post: JobPost
  /** Missing for read-only viewers: then there is no link and no save button. */
  to: string | undefined
  isChosen: boolean
  skills: readonly MatchedSkill[] | undefined
  now: number
}

export function JobCard({ post, to, isChosen, skills, now }: JobCardProps) {
  const isApplied = post.application?.state !== undefined && post.application.state !== 'none'
  return (
    <article className={classes.card} data-chosen={isChosen || undefined}>
      <Row align="start" gap={12}>
        <CompanyLogo post={post} />
        <Box grow shrink>
          <Text as="h2" variant="lead" weight={600} anywhere>
            {to === undefined ? (
              post.title
            ) : (
              <Link
                to={to}
                preventScrollReset
                className={area.link}
                aria-current={isChosen ? 'true' : undefined}
              >
                <TitleText>{post.title}</TitleText>
              </Link>
            )}
          </Text>
          <Text tone="muted" variant="small" anywhere>
            {words.place(post.company, post.location)}
          </Text>
        </Box>
        {to !== undefined && (
          <Box relative className={classes.above}>
            <KeepButton post={post} />
          </Box>
        )}
      </Row>
      <Row justify="between" wrap gap={4} gapX={12} mt={6} mb={6}>
        <Text as="span" weight={600}>
          {words.pay(post.salary_from, post.salary_to, post.currency)}
        </Text>
        {!isApplied && <DeadlinePill post={post} now={now} />}
      </Row>
      {isApplied && post.application ? (
        <ApplicationSteps application={post.application} />
      ) : (
        <MatchLine skills={skills} />
      )}
      {to === undefined && (
        <Text tone="muted" variant="small" anywhere data-latin>
          {joinFacts(...post.skills)}
        </Text>
      )}
    </article>
  )
}
