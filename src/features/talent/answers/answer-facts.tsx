/** The facts of an invitation and of an offer. (ruling R56) */

import { IconBriefcase, IconCalendarEvent, IconClock, IconMapPin, IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Interview, Offer } from '#src/api/shapes/talent-answer.ts'
import { formatDateTile, formatOwnZoneTime } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { DateTile } from '#src/ui/text/date-tile.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { OfferLetter } from './offer-letter.tsx'
import { words } from './words.ts'

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" align="start" gap={10}>
      <Text as="span" tone="muted" fixed>
        {icon}
      </Text>
      <Box as="span" shrink>
        {children}
      </Box>
    </Row>
  )
}

function InterviewDay({ interview: { at }, isUrgent }: { interview: Interview; isUrgent: boolean }) {
  const tile = formatDateTile(at)
  return tile && <DateTile day={tile.day} below={tile.month} isUrgent={isUrgent} />
}

export function InterviewHead({ interview, isUrgent }: { interview: Interview; isUrgent: boolean }) {
  return (
    <Row gap={14}>
      <InterviewDay interview={interview} isUrgent={isUrgent} />
      <Box shrink data-latin>
        <Text as="h2" variant="lead" weight={600} anywhere>
          {interview.title}
        </Text>
        <Text tone="muted" anywhere>
          {words.kindOf('interview', interview.company)}
        </Text>
      </Box>
    </Row>
  )
}

/** Both times if the reader's clock differs from Dhaka's. (ruling R4) */
export function InterviewFacts({
  interview: { at, minutes, place, url },
  isJoining,
}: {
  interview: Interview
  isJoining: boolean
}) {
  const own = formatOwnZoneTime(at)
  return (
    <Stack as="ul" plain gap={6}>
      <Fact icon={<IconClock size={20} stroke={1.75} aria-hidden="true" />}>
        {words.when(at, minutes)}
        {own && <Text tone="muted">{joinFacts(words.dhaka, own)}</Text>}
      </Fact>
      {place !== '' && (
        <Fact icon={<IconMapPin size={20} stroke={1.75} aria-hidden="true" />}>
          <span data-latin>{place}</span>
        </Fact>
      )}
      {url && (
        <Fact icon={<IconVideo size={20} stroke={1.75} aria-hidden="true" />}>
          {isJoining ? (
            <ExternalLink href={url} hasIcon>
              {words.joinCall}
            </ExternalLink>
          ) : (
            words.onCall
          )}
        </Fact>
      )}
    </Stack>
  )
}

export function OfferHead({ title, line }: { title: string; line: string }) {
  return (
    <Row gap={14}>
      <IconTile tone="ai" size={48}>
        <IconBriefcase />
      </IconTile>
      <Box shrink data-latin>
        <Text as="h2" variant="lead" weight={600} anywhere>
          {title}
        </Text>
        <Text tone="muted" anywhere>
          {line}
        </Text>
      </Box>
    </Row>
  )
}

export function OfferFacts({ offer }: { offer: Offer }) {
  const { salary, currency, place, start_date, letter_url } = offer
  return (
    <>
      <Row justify="between" wrap gap={4} gapX={12}>
        <p>
          <Text as="strong" variant="title" weight={700}>
            {words.salary(salary, currency)}
          </Text>{' '}
          <Text as="span" tone="muted">
            {words.monthly}
          </Text>
        </p>
        {letter_url && <OfferLetter offer={offer} />}
      </Row>
      <Stack as="ul" plain gap={6}>
        {place !== '' && (
          <Fact icon={<IconMapPin size={20} stroke={1.75} aria-hidden="true" />}>
            <span data-latin>{place}</span>
          </Fact>
        )}
        <Fact icon={<IconCalendarEvent size={20} stroke={1.75} aria-hidden="true" />}>
          {words.start(start_date)}
        </Fact>
      </Stack>
    </>
  )
}
