import { Link } from 'react-router'
/** A post in the list: the whole card leads to it, and keeping it is a button of its own. (ruling R54) */
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
  of: JobPost
  /** Missing for whoever reads the list alone: then nothing leads on, and nothing is kept. */
  to: string | undefined
  isChosen: boolean
  skills: readonly MatchedSkill[] | undefined
  now: number
}

export function JobCard({ of, to, isChosen, skills, now }: JobCardProps) {
  const isApplied = of.application?.state !== undefined && of.application.state !== 'none'
  return (
    <article className={classes.card} data-chosen={isChosen || undefined}>
      <Row align="start" gap={12}>
        <CompanyLogo of={of} />
        <Box grow shrink>
          <Text as="h2" size={17} weight={600} anywhere>
            {to === undefined ? (
              of.title
            ) : (
              <Link
                to={to}
                preventScrollReset
                className={area.link}
                aria-current={isChosen ? 'true' : undefined}
              >
                <TitleText>{of.title}</TitleText>
              </Link>
            )}
          </Text>
          <Text tone="muted" size={14} anywhere>
            {words.place(of.company, of.location)}
          </Text>
        </Box>
        {to !== undefined && (
          <Box relative className={classes.above}>
            <KeepButton of={of} />
          </Box>
        )}
      </Row>
      <Row justify="between" wrap gap={4} gapX={12} mt={6} mb={6}>
        <Text as="span" weight={600}>
          {words.pay(of.salary_from, of.salary_to, of.currency)}
        </Text>
        {!isApplied && <DeadlinePill of={of} now={now} />}
      </Row>
      {isApplied && of.application ? <ApplicationSteps of={of.application} /> : <MatchLine skills={skills} />}
      {to === undefined && (
        <Text tone="muted" size={14} anywhere data-latin>
          {joinFacts(...of.skills)}
        </Text>
      )}
    </article>
  )
}
