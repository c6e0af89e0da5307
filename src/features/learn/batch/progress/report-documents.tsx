/**
 * The documents of a batch: report card and letter of recommendation, each with what is missing. (ruling R53)
 */

import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { batch } from '#src/api/contract/batch.ts'
import { readLetter, readReportCard } from '#src/api/contract/certificate.ts'
import type { DocumentState } from '#src/api/shapes/certificate.ts'
import { type Loaded, useApi, useRead } from '#src/api/use-api.ts'
import { useLatinName } from '#src/api/use-latin-name.ts'
import { usePaperLanguage } from '#src/engines/papers/paper-language.ts'
import { PaperLanguages } from '#src/engines/papers/parts/language-bar.tsx'
import { LetterPaper } from '#src/engines/papers/parts/letter-paper.tsx'
import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { ReportCardPaper } from '#src/engines/papers/parts/report-card-paper.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Box, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { useReportCard } from './report-card.ts'
import { words } from './words.ts'
import sheet from '#src/engines/papers/parts/sheet.module.css'
import classes from './progress.module.css'

/** Enough at first; the page of certificates lists them all. */
const MOST = 3

/** A letter speaks of the whole course, so it waits for its end. (ruling R53) */
function useIsOver(batchId: string): boolean {
  const { data } = useApi(batch.one, { params: { id: batchId } }, { isQuiet: true })
  if (data === undefined) return false
  return data.state === 'completed' || (data.state === 'recorded' && data.done >= data.total)
}

function Missing({ missing }: { missing: DocumentState['missing'] }) {
  const mark = missing.find(({ kind }) => kind === 'mark')
  const steps = missing.filter(({ href }) => href).slice(0, MOST)
  return (
    <>
      {missing.some(({ kind }) => kind === 'end') && <Text tone="muted">{words.letterAtEnd}</Text>}
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

const PAPERS = { card: ReportCardPaper, letter: LetterPaper } as const

interface PrintedProps {
  batchId: string
  /** The printed one: the page shows one at a time. */
  kind: keyof typeof PAPERS
}

/** A document in the chosen language, printed without the page around it. */
function Printed({ batchId, kind }: PrintedProps) {
  const facts = useReportCard(batchId)
  const [language, setLanguage] = usePaperLanguage()
  const latin = useLatinName(facts?.learner, language === 'en')
  if (facts === undefined) return <Skeleton shape="block" className={classes.cardWaiting} />
  const Document = PAPERS[kind]
  return (
    <Stack gap={12} mt={8}>
      <Row>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => void printPaper()}
        >
          {words.print}
        </Button>
      </Row>
      <PaperLanguages language={language} onChange={setLanguage} name={latin}>
        <Document facts={facts} className={joinClassNames(sheet.sheet, classes.card)} />
      </PaperLanguages>
    </Stack>
  )
}

interface PaperProps {
  title: string
  from: Loaded<DocumentState>
  /** Shown if the server has no file of it. */
  ready: ReactNode
}

function Paper({ title, from, ready }: PaperProps) {
  return (
    <Box>
      <Text as="h3" variant="body" weight={600}>
        {title}
      </Text>
      <LoadInside from={from} skeleton={<Skeleton height="1.5rem" width="60%" />}>
        {({ state, missing, file_url: file }) => {
          if (state === 'not_yet') return <Missing missing={missing} />
          return file ? <ExternalLink href={file}>{words.download}</ExternalLink> : ready
        }}
      </LoadInside>
    </Box>
  )
}

/** The target of the link beside the total. */
export const PAPERS_ID = 'papers'

export function ReportDocuments({ batchId }: { batchId: string }) {
  const card = useRead(readReportCard(batchId))
  const letter = useRead(readLetter(batchId))
  const isOver = useIsOver(batchId)
  const [shown, setShown] = useState<keyof typeof PAPERS>('card')
  const build = (kind: keyof typeof PAPERS) =>
    shown === kind ? (
      <Printed batchId={batchId} kind={kind} />
    ) : (
      <Button variant="default" onClick={() => setShown(kind)}>
        {words.show[kind]}
      </Button>
    )
  return (
    <Card as="section" id={PAPERS_ID} className={classes.papers}>
      <Stack gap={16}>
        <Text as="h2" variant="lead" tight>
          {words.papers}
        </Text>
        <Paper title={words.reportCard} from={card} ready={build('card')} />
        <Paper
          title={words.letter}
          from={letter}
          ready={
            isOver ? (
              <>
                <Text tone="muted" mb={8}>
                  {words.letterReady}
                </Text>
                {build('letter')}
              </>
            ) : (
              <Text tone="muted">{words.letterAtEnd}</Text>
            )
          }
        />
      </Stack>
    </Card>
  )
}
