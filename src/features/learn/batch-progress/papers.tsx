/** The papers of a batch: report card and letter of recommendation, each with what is missing. (ruling R53) */
import { IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { certificate } from '#src/api/contract/certificate.ts'
import type { PaperState } from '#src/api/shapes/certificate.ts'
import { type Loaded, useApi } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { Box, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import classes from './progress.module.css'
import { words } from './words.ts'

/** Enough to begin with; the page of certificates lists them all. */
const MOST = 3

function Missing({ of }: { of: PaperState['missing'] }) {
  const mark = of.find(({ kind }) => kind === 'mark')
  const steps = of.filter(({ href }) => href).slice(0, MOST)
  return (
    <>
      {mark && <Text tone="muted">{words.markMissing(mark.have ?? 0, mark.need ?? 0)}</Text>}
      <Surface as="ul" plain>
        {steps.map(({ href, title }) => (
          <li key={href}>
            <Link to={href ?? ''}>{title}</Link>
          </li>
        ))}
      </Surface>
    </>
  )
}

function Paper({ title, from, canPrint }: { title: string; from: Loaded<PaperState>; canPrint?: boolean }) {
  return (
    <Box>
      <Text as="h3" size={16} weight={600}>
        {title}
      </Text>
      <LoadInside from={from} skeleton={<Skeleton height="1.5rem" width="60%" />}>
        {({ state, missing, file_url: file }) => {
          if (state === 'not_yet') return <Missing of={missing} />
          if (file) return <ExternalLink href={file}>{words.download}</ExternalLink>
          if (!canPrint) return <Text tone="muted">{words.letterReady}</Text>
          return (
            <Row mt={8}>
              <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden="true" />} onClick={() => globalThis.print()}>
                {words.print}
              </Button>
            </Row>
          )
        }}
      </LoadInside>
    </Box>
  )
}

/** The report card's printable twin is the page of the progress itself. */
export function Papers({ batchId }: { batchId: string }) {
  const card = useApi(certificate.reportCard, { params: { id: batchId } }, { isQuiet: true })
  const letter = useApi(certificate.recommendationLetter, { params: { id: batchId } }, { isQuiet: true })
  return (
    <Card as="section" className={classes.papers}>
      <Stack gap={16}>
        <Text as="h2" size={18} leading={150}>
          {words.papers}
        </Text>
        <Paper title={words.reportCard} from={card} canPrint />
        <Paper title={words.letter} from={letter} />
      </Stack>
    </Card>
  )
}
