/** All certificates: earned ones first, then the others with what is missing for each. (ruling R52) */

import { Link } from 'react-router'
import type { Certificate, MissingPart } from '#src/api/shapes/certificate.ts'
import { CertificatePaper } from '#src/engines/papers/parts/certificate-paper.tsx'
import { formatDate } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
import { Box, Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { getShareAddress, isNameOpen, NameQuestion } from './certificate-actions.tsx'
import { type OwnCertificate, type OwnCertificates, useCertificates } from './use-certificates.ts'
import { words } from './words.ts'
import area from '#src/ui/text/area-link.module.css'
import classes from './certificates.module.css'

interface EarnedProps {
  own: OwnCertificate
  /** Those whose name this card asks about. */
  open: readonly Certificate[]
  onSettled: () => void
}

function EarnedCard({ own: { type, id, certificate }, open, onSettled }: EarnedProps) {
  const isNew = isNameOpen(certificate)
  return (
    <Card as="li" className={classes.earned} data-new={open.length > 0 || undefined}>
      <div className={classes.small} aria-hidden="true">
        <CertificatePaper
          certificate={{
            ...certificate,
            issued_at: certificate.issued_at ?? '',
            number: certificate.number ?? '',
          }}
          address={getShareAddress(certificate) ?? window.location.origin}
        />
      </div>
      <div>
        <Row align="start" justify="between" gap={8} wrap>
          <Text as="h3" variant="lead" weight={600} anywhere>
            <Link to={paths.certificate(type, id)} className={area.link}>
              <TitleText>{certificate.title}</TitleText>
            </Link>
          </Text>
          {isNew && <Pill tone="due">{words.isNew}</Pill>}
        </Row>
        <Text tone="muted" variant="small">
          <code>{certificate.number}</code>
          {' · '}
          {joinFacts(
            certificate.issued_at ? formatDate(certificate.issued_at) : undefined,
            certificate.hours ? words.hours(certificate.hours) : undefined,
            typeof certificate.mark === 'number' ? words.mark(certificate.mark) : undefined,
          )}
        </Text>
      </div>
      <Box relative className={classes.above}>
        {open.length > 0 ? (
          <NameQuestion all={open} onSettled={onSettled} />
        ) : (
          <Button variant="light" to={paths.certificate(type, id)}>
            {words.see}
          </Button>
        )}
      </Box>
    </Card>
  )
}

const ICONS = {
  live: 'live',
  recording: 'recording',
  assignment: 'assignment',
  exam: 'exam',
  level: 'exam',
} as const

function formatHave({ kind, have, need }: MissingPart): string {
  if (kind === 'live' || kind === 'recording') return words.watched(have ?? 0)
  if (kind === 'level') return words.levelMark(have ?? 0, need ?? 0)
  return kind === 'end' || kind === 'name' ? '' : words.notDone
}

function MissingRow({ part }: { part: MissingPart }) {
  const { kind, title, href } = part
  const icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : undefined
  return (
    <WorkRow
      mark={icon && <ItemIcon item={{ kind: icon }} />}
      title={<TitleText>{title}</TitleText>}
      {...(href && { to: href, isLink: true })}
      text={formatHave(part)}
      state={
        <Text as="span" tone={href ? 'link' : 'muted'} variant="small" weight={600} aria-hidden="true" nowrap>
          {words.act[kind]}
        </Text>
      }
    />
  )
}

function MissingCard({ own: { certificate, place } }: { own: OwnCertificate }) {
  const mark = certificate.missing.find(({ kind }) => kind === 'mark')
  return (
    <li>
      <Section level="h3" title={<TitleText>{certificate.title}</TitleText>} text={place}>
        {mark && (
          <Box relative>
            <StitchProgress
              done={mark.have ?? 0}
              total={100}
              label={certificate.title}
              next={false}
              caption={words.now(mark.have ?? 0)}
              figure={words.needed(mark.need ?? 0)}
            />
            <span
              className={classes.passMark}
              style={{ insetInlineStart: `${mark.need ?? 0}%` }}
              aria-hidden="true"
            />
          </Box>
        )}
        <RowList isInside>
          <FirstRows rows={certificate.missing.filter((part) => part !== mark)}>
            {(part) => <MissingRow key={`${part.kind} ${part.href ?? part.title}`} part={part} />}
          </FirstRows>
        </RowList>
      </Section>
    </li>
  )
}

function Lists({
  certificates: { ready, missing, unread },
  onChange,
}: {
  certificates: OwnCertificates
  onChange: () => void
}) {
  const open = ready.map(({ certificate }) => certificate).filter(isNameOpen)
  return (
    <Stack gap={20}>
      {unread > 0 && (
        <Row as="p" wrap gap={8} role="status">
          {words.unread(unread)}
          <Button variant="default" size="sm" onClick={onChange}>
            {words.retry}
          </Button>
        </Row>
      )}
      {ready.length > 0 && (
        <section>
          <StitchHeading note={words.count(ready.length)}>{words.earned}</StitchHeading>
          <Grid as="ul" gap={16} className={classes.earnedList}>
            {ready.map((own) => (
              <EarnedCard
                key={own.id}
                own={own}
                open={own.certificate === open[0] ? open : []}
                onSettled={onChange}
              />
            ))}
          </Grid>
        </section>
      )}
      {missing.length > 0 && (
        <section>
          <StitchHeading note={words.missingNote}>{words.missing}</StitchHeading>
          <Grid as="ul" gap={16} className={classes.missingList}>
            {missing.map((own) => (
              <MissingCard key={own.id} own={own} />
            ))}
          </Grid>
        </section>
      )}
    </Stack>
  )
}

export function Certificates() {
  const read = useCertificates()
  return (
    <Load
      from={read}
      skeleton={
        <Grid gap={16} className={classes.earnedList}>
          <Skeleton shape="block" height="20rem" />
          <Skeleton shape="block" height="20rem" />
        </Grid>
      }
      isEmpty={({ ready, missing, unread }) => ready.length + missing.length + unread === 0}
      empty={
        <Empty
          title={words.none}
          text={words.noneText}
          action={offers.freeCourses && <Button to={paths.freeCourses()}>{words.free}</Button>}
        />
      }
    >
      {(certificates) => <Lists certificates={certificates} onChange={read.retry} />}
    </Load>
  )
}
