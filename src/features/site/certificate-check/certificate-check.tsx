/** The public page of a certificate: the verdict in words and shape, then its content. (ruling R52) */

import { IconArrowRight, IconCheck, IconFiles, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readSharedCertificate } from '#src/api/contract/certificate.ts'
import type { SharedCertificate } from '#src/api/shapes/certificate.ts'
import { useRead } from '#src/api/use-api.ts'
import { FORMATS, type PaperLanguage } from '#src/engines/latin/format.ts'
import { usePaperFormats, usePaperLanguage } from '#src/engines/papers/paper-language.ts'
import { PaperIn } from '#src/engines/papers/parts/language-bar.tsx'
import { PaperTitle } from '#src/engines/papers/parts/paper-title.tsx'
import { paths } from '#src/lib/paths.ts'
import { copyAddress } from '#src/stores/shell/share-address.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Box, Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Qr } from '#src/ui/pictures/qr.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { AddressText } from '#src/ui/text/address-text.tsx'
import { PrintedField } from './printed-field.tsx'
import { englishWords, words } from './words.ts'
import classes from './certificate-check.module.css'

type Verdict = SharedCertificate['state'] | 'unknown'

const SHAPES = { valid: IconCheck, replaced: IconFiles, revoked: IconX, unknown: IconQuestionMark } as const

function VerdictHead({ verdict }: { verdict: Verdict }) {
  const Shape = SHAPES[verdict]
  return (
    <header className={classes.verdict} data-verdict={verdict}>
      <span className={classes.shape} aria-hidden="true">
        <Shape size={34} stroke={2.5} />
      </span>
      <div>
        <h2>{words[verdict]}</h2>
        <p>{words[`${verdict}Text`]}</p>
        <p lang="en">
          <strong>{englishWords[verdict]}.</strong> {englishWords[`${verdict}Text`]}
        </p>
      </div>
    </header>
  )
}

function Facts({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

const SIDES = {
  bn: { words, hours: words.hoursOf, percent: words.markOf },
  en: {
    words: englishWords,
    hours: FORMATS.en.hours,
    percent: FORMATS.en.percent,
  },
} as const

/** In the order of the certificate. */
function listFacts(
  certificate: SharedCertificate,
  language: PaperLanguage,
  writeName: (text: string) => string = (written) => written,
) {
  const { type, learner_name: name, title, hours, mark, issued_at: at, number } = certificate
  const { words: own, hours: writeHours, percent } = SIDES[language]
  const { date } = FORMATS[language]
  return [
    [own.name, writeName(name)],
    [own.subject[type], <PaperTitle key="title" title={title} />],
    ...(hours ? [[own.hours, writeHours(hours)] as const] : []),
    ...(typeof mark === 'number' ? [[own.mark, percent(mark)] as const] : []),
    [own.date, date(at)],
    [own.number, <code key="number">{number}</code>],
  ] as const satisfies readonly (readonly [string, ReactNode])[]
}

/** Names are Bengali until what writes them in Latin letters is there. */
function EnglishFacts({ certificate }: { certificate: SharedCertificate }) {
  const { formats } = usePaperFormats()
  return <Facts facts={listFacts(certificate, 'en', formats.person)} />
}

/** Both languages beside each other, the one of the address first. (ruling R79) */
function Sides({ certificate }: { certificate: SharedCertificate }) {
  const [first] = usePaperLanguage()
  const bengali = (
    <div key="bn" lang="bn">
      <Facts facts={listFacts(certificate, 'bn')} />
    </div>
  )
  const english = (
    <div key="en" lang="en">
      <PaperIn language="en">
        <EnglishFacts certificate={certificate} />
      </PaperIn>
      <Text tone="muted" variant="small" mt={8}>
        {englishWords.spelling}
      </Text>
    </div>
  )
  return (
    <Grid gap={16} gapX={24} className={classes.sides}>
      {first === 'en' ? [english, bengali] : [bengali, english]}
    </Grid>
  )
}

function PageAddress() {
  const address = window.location.origin + window.location.pathname
  return (
    <Card as="section">
      <Row gap={16} align="start" wrap>
        <Qr text={address} label={words.qr} className={classes.qr} />
        <Box shrink className={classes.address}>
          <Text tone="muted" variant="small">
            {words.address}
          </Text>
          <Text anywhere mb={8}>
            <AddressText>{address}</AddressText>
          </Text>
          <Button variant="default" size="sm" onClick={() => void copyAddress(address)}>
            {words.copy}
          </Button>
        </Box>
      </Row>
    </Card>
  )
}

function Found({ certificate }: { certificate: SharedCertificate }) {
  return (
    <Stack gap={16}>
      <Card padding="none" as="section">
        <VerdictHead verdict={certificate.state} />
        <Box pad={16}>
          {certificate.state === 'valid' && <Sides certificate={certificate} />}
          {certificate.state === 'revoked' && (
            <>
              <Facts
                facts={[
                  [words.number, <code key="number">{certificate.number}</code>],
                  [words.subject[certificate.type], certificate.title],
                ]}
              />
              <Text tone="muted" mt={8}>
                {words.isYours}{' '}
                <Link to={paths.support()} className={classes.inText}>
                  {words.askSupport}
                </Link>
                ।
              </Text>
            </>
          )}
          {certificate.state === 'replaced' && (
            <>
              <Facts
                facts={[
                  [
                    words.number,
                    <s key="number">
                      <code>{certificate.number}</code>
                    </s>,
                  ],
                ]}
              />
              {certificate.replaced_by && (
                <Button
                  fullWidth
                  to={paths.shareCertificate(certificate.type, certificate.replaced_by)}
                  rightSection={<IconArrowRight size={20} aria-hidden="true" />}
                >
                  {words.seeNew}
                </Button>
              )}
            </>
          )}
        </Box>
      </Card>
      {certificate.state === 'valid' && <PageAddress />}
      <PrintedField number={certificate.number} />
    </Stack>
  )
}

/** Unknown and malformed addresses look the same. */
function Unknown() {
  return (
    <Stack gap={16}>
      <Card padding="none" as="section">
        <VerdictHead verdict="unknown" />
      </Card>
      <PrintedField />
    </Stack>
  )
}

export function CertificateCheck({ type, id }: { type: string; id: string }) {
  const read = useRead(readSharedCertificate(type, id))
  if (read.error?.status === 404) return <Unknown />
  return (
    <Load from={read} skeleton={<Skeleton shape="block" height="22rem" />}>
      {(certificate) => <Found certificate={certificate} />}
    </Load>
  )
}
