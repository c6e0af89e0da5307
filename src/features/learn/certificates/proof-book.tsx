/** The proof book: certificates, best work and stars of a learner on one printable A4 page. */

import { IconPrinter, IconStar, IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readAllAttempts } from '#src/api/contract/level-submission.ts'
import { submission } from '#src/api/contract/submission.ts'
import { MOST_STARS } from '#src/api/shapes/assessment.ts'
import type { Certificate } from '#src/api/shapes/certificate.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { PaperSeal } from '#src/engines/papers/parts/paper-border.tsx'
import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { formatDate } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Grid, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Qr } from '#src/ui/pictures/qr.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { chooseBestWork, type LevelStars, listLevelStars, type MarkedWork } from './best-work.ts'
import { getShareAddress, isNameOpen } from './certificate-actions.tsx'
import { useCertificates } from './use-certificates.ts'
import { words } from './words.ts'
import sheet from '#src/engines/papers/parts/sheet.module.css'
import classes from './certificates.module.css'

/** As many as fit on one page; the rest is only counted. */
const MOST_PAPERS = 6
const MOST_LEVELS = 6
/** More than anybody has. */
const ALL = 100

interface PartProps<T> {
  title: string
  all: readonly T[]
  most: number
  children: (each: T) => ReactNode
}

function Part<T>({ title, all, most, children }: PartProps<T>) {
  if (all.length === 0) return null
  return (
    <section>
      <Text as="h3" variant="lead" weight={600} tone="inherit" mb={8}>
        {title}
      </Text>
      <Surface as="ul" plain className={classes.bookRows}>
        {all.slice(0, most).map(children)}
      </Surface>
      {all.length > most && (
        <Text tone="muted" variant="small">
          {words.book.more(all.length - most)}
        </Text>
      )}
    </section>
  )
}

function PaperRow({ certificate }: { certificate: Certificate }) {
  const address = getShareAddress(certificate)
  return (
    <Row as="li" gap={10}>
      {address && <Qr text={address} label={words.book.qr(certificate.title)} className={classes.bookQr} />}
      <Box shrink>
        <Text variant="note" weight={600} tone="inherit" className={classes.bookTitle}>
          {certificate.title}
        </Text>
        <Text tone="muted" variant="caption">
          {certificate.issued_at && `${formatDate(certificate.issued_at)} · `}
          <code>{certificate.number}</code>
        </Text>
      </Box>
    </Row>
  )
}

function BestWorkRow({ work: { title, course, mark, marks } }: { work: MarkedWork }) {
  return (
    <Row as="li" align="start" justify="between" gap={12}>
      <Box shrink>
        <Text variant="note" weight={600} tone="inherit" className={classes.bookTitle}>
          {title}
        </Text>
        <Text tone="muted" variant="caption">
          {course}
        </Text>
      </Box>
      <Text as="strong" variant="note" weight={700} tone="inherit" nowrap>
        {words.book.mark(mark, marks)}
      </Text>
    </Row>
  )
}

function StarsRow({ level: { title, stars } }: { level: LevelStars }) {
  return (
    <Row as="li" justify="between" gap={12}>
      <Text variant="note" tone="inherit" shrink className={classes.bookTitle}>
        {title}
      </Text>
      <Row as="span" inline fixed>
        {Array.from({ length: MOST_STARS }, (_, at) => {
          const Icon = at < stars ? IconStarFilled : IconStar
          return <Icon key={at} size={16} stroke={1.75} aria-hidden="true" />
        })}
        <VisuallyHidden>{words.book.stars(stars, MOST_STARS)}</VisuallyHidden>
      </Row>
    </Row>
  )
}

function BookHead({ name }: { name: string | undefined }) {
  return (
    <Row justify="between" gap={16}>
      <Box shrink>
        <Text tone="muted" variant="note">
          {words.book.head(brand.name)}
        </Text>
        <Text as="h2" variant="figure" weight={700} tone="inherit" anywhere>
          {name}
        </Text>
        <Text tone="muted" variant="caption">
          {words.book.madeOn(formatDate(getServerNow()))}
        </Text>
      </Box>
      <PaperSeal />
    </Row>
  )
}

const useLevels = () => useRead(readAllAttempts())
const useOfferedLevels = offers.assessments ? useLevels : () => undefined

function Page({ papers }: { papers: readonly Certificate[] }) {
  const name = useSession(({ user }) => user?.name)
  const work = useApi(submission.list, { query: { count: ALL } })
  const levels = useOfferedLevels()
  const best = chooseBestWork(work.data?.data ?? [])
  const stars = listLevelStars(levels?.data?.data ?? [])
  const hasAll = work.data !== undefined && (!offers.assessments || levels?.data !== undefined)
  if (hasAll && papers.length + best.length + stars.length === 0) {
    return (
      <Empty
        title={words.book.none}
        text={words.book.noneText}
        action={<Button to={paths.certificates()}>{words.all}</Button>}
      />
    )
  }
  return (
    <Stack gap={16}>
      <Row>
        <Button
          leftSection={<IconPrinter size={20} aria-hidden="true" />}
          aria-disabled={!hasAll}
          onClick={() => void (hasAll && printPaper())}
        >
          {words.print}
        </Button>
      </Row>
      <Stack
        as="article"
        gap={16}
        className={joinClassNames(sheet.sheet, classes.book)}
        aria-label={words.book.title}
      >
        <BookHead name={papers[0]?.learner_name ?? name} />
        <Part title={words.one} all={papers} most={MOST_PAPERS}>
          {(certificate) => <PaperRow key={certificate.number} certificate={certificate} />}
        </Part>
        <LoadInside from={work} skeleton={<Skeleton shape="block" className={classes.bookWaiting} />}>
          {() => (
            <Part title={words.book.work} all={best} most={best.length}>
              {(work) => <BestWorkRow key={work.id} work={work} />}
            </Part>
          )}
        </LoadInside>
        {levels && (
          <LoadInside from={levels} skeleton={<Skeleton height="6rem" />}>
            {() => (
              <Part title={words.book.levels} all={stars} most={MOST_LEVELS}>
                {(level) => <StarsRow key={level.id} level={level} />}
              </Part>
            )}
          </LoadInside>
        )}
        {papers.length > 0 && (
          <Text tone="muted" variant="caption">
            {words.book.check}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}

export function ProofBook() {
  const read = useCertificates()
  return (
    <Load from={read} skeleton={<Skeleton shape="block" height="40rem" />}>
      {({ ready }) => {
        const papers = ready.map(({ certificate }) => certificate)
        const isCourse = ({ type }: Certificate) => Number(type === 'course')
        // Whole courses first: the stars of the levels are also below.
        const settled = papers
          .filter((certificate) => !isNameOpen(certificate))
          .toSorted((one, other) => isCourse(other) - isCourse(one))
        return (
          <Grid gap={16}>
            {settled.length < papers.length && (
              <Text>
                {words.book.open(papers.length - settled.length)}{' '}
                <Link to={paths.certificates()} className={classes.inText}>
                  {words.book.settle}
                </Link>
                ।
              </Text>
            )}
            <Page papers={settled} />
          </Grid>
        )
      }}
    </Load>
  )
}
