/** A talent's sections: sample work, positions, schools and certificates; empty sections are omitted. */

import { IconBriefcase, IconCertificate, IconSchool } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Talent } from '#src/api/shapes/talent.ts'
import { formatDate } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { formatPeriod } from '#src/lib/talent-period.ts'
import { Card } from '#src/ui/card.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { listLinks, nameStudies, type TalentLink } from './talent-view.ts'
import { words } from './words.ts'
import classes from './talent-page.module.css'

interface SectionProps<T> {
  title: string
  all: readonly T[]
  /** Cards side by side instead of rows. */
  isGrid?: boolean
  children: (each: T, at: number) => ReactNode
}

function Section<T>({ title, all, isGrid, children }: SectionProps<T>) {
  if (all.length === 0) return null
  return (
    <section>
      <StitchHeading>{title}</StitchHeading>
      <ul className={isGrid ? classes.samples : classes.steps}>{all.map(children)}</ul>
    </section>
  )
}

interface StepProps {
  icon: ReactNode
  tone: 'info' | 'due'
  title: ReactNode
  lines: readonly string[]
  text?: string
}

function Step({ icon, tone, title, lines, text }: StepProps) {
  return (
    <Row as="li" align="start" gap={14}>
      <IconTile tone={tone}>{icon}</IconTile>
      <Box shrink data-latin>
        <Text as="h3" variant="lead" weight={600} anywhere dir="auto">
          {title}
        </Text>
        {lines.filter(Boolean).map((line) => (
          <Text key={line} tone="muted" variant="note" anywhere dir="auto">
            {line}
          </Text>
        ))}
        {text && (
          <Text mt={4} anywhere className={classes.written} dir="auto">
            {text}
          </Text>
        )}
      </Box>
    </Row>
  )
}

const DRAWINGS = ['data', 'ux', 'web', 'office', 'english', 'marketing'] as const

function Sample({ link: { href, text }, at }: { link: TalentLink; at: number }) {
  return (
    <Card as="li" padding="none" isLink className={classes.sample}>
      <Thumb category={DRAWINGS[at % DRAWINGS.length]!} className={classes.drawing} />
      <a href={href} target="_blank" rel="noopener noreferrer" className={classes.sampleLink} data-latin>
        {text}
      </a>
    </Card>
  )
}

type Paper = Talent['certificates'][number]

function PaperStep({ certificate: { type, share_id, title, issued_at } }: { certificate: Paper }) {
  const link = offers.certificates ? (
    <Link to={paths.shareCertificate(type, share_id)} className={classes.paper}>
      {title}
      <VisuallyHidden>: {words.check}</VisuallyHidden>
    </Link>
  ) : (
    title
  )
  return (
    <Step
      icon={<IconCertificate />}
      tone="info"
      title={link}
      lines={[joinFacts(words.type[type], formatDate(issued_at))]}
    />
  )
}

export function TalentStory({
  talent: { portfolio_links, experience, education, certificates },
}: {
  talent: Talent
}) {
  return (
    <Stack gap={28}>
      <Section title={words.portfolio} all={listLinks(portfolio_links)} isGrid>
        {(link, at) => <Sample key={link.href} link={link} at={at} />}
      </Section>
      <Section title={words.experience} all={experience}>
        {({ _id, designation, company, date_from, date_to, description }) => (
          <Step
            key={_id}
            icon={<IconBriefcase />}
            tone="info"
            title={designation}
            lines={[company, formatPeriod(date_from, date_to)]}
            text={description}
          />
        )}
      </Section>
      <Section title={words.education} all={education}>
        {({ _id, degree, subject, institute, date_from, date_to }) => (
          <Step
            key={_id}
            icon={<IconSchool />}
            tone="due"
            title={nameStudies(degree, subject)}
            lines={[institute, formatPeriod(date_from, date_to)]}
          />
        )}
      </Section>
      <Section title={words.certificates} all={certificates}>
        {(paper) => <PaperStep key={paper.share_id} certificate={paper} />}
      </Section>
    </Stack>
  )
}
