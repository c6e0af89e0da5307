/** One answer beside that of the try before: lines of code, words of a text, files of a ZIP, pages with last time's pins. (picture 38) */

import { type ReactNode, Suspense } from 'react'
import type { AnswerValue, FileValue, QuestionMark } from '#src/api/shapes/submission.ts'
import { PinnedPaper } from '#src/engines/pages/parts/late-page-view.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { formatFileName, getFileExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { Grid, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import type { SheetQuestion } from '../sheet.ts'
import { isFile } from '../work/answer.tsx'
import { isPaper } from '../work/file-answer.tsx'
import { TEXTS, useFileText } from '../work/use-file-text.ts'
import { words } from './words.ts'
import classes from './compare-answer.module.css'

const CompareView = defineLazy(async () => (await import('./compare-view.tsx')).CompareView)

const ZipChanges = defineLazy(async () => (await import('./zip-changes-view.tsx')).ZipChangesView)

const skeleton = <Skeleton shape="block" height="12rem" />

interface Texts {
  before: string
  after: string
  isCode: boolean
}

const Compared = (texts: Texts) => (
  <Suspense fallback={skeleton}>
    <CompareView {...texts} />
  </Suspense>
)

const isText = ({ name }: FileValue) => TEXTS.includes(getFileExtension(name))
const isCodeFile = ({ name }: FileValue) => UPLOAD_RULES.code.extensions.includes(getFileExtension(name))
const isZip = ({ name }: FileValue) => getFileExtension(name) === 'zip'

/** Two text files, once both are read. */
function ComparedFiles({
  before,
  after,
  children,
}: {
  before: FileValue
  after: FileValue
  children: ReactNode
}) {
  const [old, now] = [useFileText(before), useFileText(after)]
  if (old.state === 'failed' || now.state === 'failed')
    return (
      <Stack gap={8}>
        {old.state === 'failed' && <Text tone="muted">{words.goneFile}</Text>}
        {children}
      </Stack>
    )
  if (old.state === 'reading' || now.state === 'reading') return skeleton
  return <Compared before={old.text} after={now.text} isCode={isCodeFile(after)} />
}

/** A file of last time that cannot be compared: its pages with their pins, or a way to open it. */
function OldFile({ file, lines }: { file: FileValue; lines: QuestionMark['lines'] }) {
  const url = parseExternalLink(file.url)
  if (url === undefined) return <Text tone="muted">{words.goneFile}</Text>
  if (isPaper(file))
    return (
      <Suspense fallback={skeleton}>
        <PinnedPaper file={file} lines={lines} />
      </Suspense>
    )
  return (
    <p data-latin>
      <ExternalLink href={url} hasIcon>
        {formatFileName(file.name)}
      </ExternalLink>
    </p>
  )
}

function readCode(value: AnswerValue): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isFile(value)) return undefined
  return value['code']
}

interface CompareAnswerProps {
  question: SheetQuestion
  before: AnswerValue
  /** Last time's marks of the question. */
  judged: QuestionMark | undefined
  /** This time's answer without a comparison. */
  children: ReactNode
}

export function CompareAnswer({
  question: { asked, value: after },
  before,
  judged,
  children,
}: CompareAnswerProps) {
  const kind = asked.question_type
  if (before === null || before === '')
    return (
      <Stack gap={8}>
        <Text tone="muted">{words.noBefore}</Text>
        {children}
      </Stack>
    )
  if (isFile(before) && isFile(after) && isText(before) && isText(after))
    return (
      <ComparedFiles before={before} after={after}>
        {children}
      </ComparedFiles>
    )
  if (isFile(before) && isFile(after) && isZip(before) && isZip(after))
    return (
      <Suspense fallback={skeleton}>
        <ZipChanges before={before} after={after}>
          {children}
        </ZipChanges>
      </Suspense>
    )
  if (kind === 'essay' && typeof before === 'string' && typeof after === 'string')
    return <Compared before={before} after={after} isCode={false} />
  const [oldCode, newCode] = [readCode(before), readCode(after)]
  if (kind === 'code_test' && oldCode !== undefined && newCode !== undefined)
    return <Compared before={oldCode} after={newCode} isCode />
  if (!isFile(before)) return children
  return (
    <Grid gap={16} className={classes.beside}>
      <Stack gap={8}>
        <Text variant="small" weight={600}>
          {words.before}
        </Text>
        <OldFile file={before} lines={judged?.lines ?? []} />
      </Stack>
      <Stack gap={8}>
        <Text variant="small" weight={600}>
          {words.after}
        </Text>
        {children}
      </Stack>
    </Grid>
  )
}
