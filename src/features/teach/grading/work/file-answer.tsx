/** Shows a submitted file by its kind: picture, video, document, code, text; other kinds can only be downloaded. */

import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { FileValue } from '#src/api/shapes/submission.ts'
import { PageView } from '#src/engines/pages/parts/late-page-view.ts'
import { PageViewSkeleton } from '#src/engines/pages/parts/page-view-skeleton.tsx'
import { formatBytes } from '#src/lib/bytes.ts'
import { countLines } from '#src/lib/count-lines.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { offers } from '#src/lib/features.ts'
import { formatFileName, getFileExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import type { QuestionDraft } from '#src/stores/grading/grading-draft.ts'
import { useKeptFile } from '#src/stores/papers/use-kept-file.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Boundary } from '#src/ui/states/boundary.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useGradingSettings } from '../keys/grading-settings-store.ts'
import { words } from '../words.ts'
import { findEarlyFile } from './files-ahead.ts'
import { type FileText, TEXTS, useFileText } from './use-file-text.ts'
import classes from './work.module.css'

const ZipView = defineLazy(async () => (await import('./zip/zip-view.tsx')).ZipView)

const { work } = words

const useKept = offers.keptPapers ? useKeptFile : () => undefined

/** A page to look at: a photo or a PDF. */
export function isPaper({ name }: Pick<FileValue, 'name'>): boolean {
  const ending = getFileExtension(name)
  return ending === 'pdf' || UPLOAD_RULES.picture.extensions.includes(ending)
}

/** Comments on places of a paper, kept like comments on lines. (ruling R71) */
interface PaperComments {
  lines: QuestionDraft['lines']
  onLine: (line: number, text: string) => void
  /** The teacher's phrases for this answer; by default those of the desk. */
  phrases?: readonly string[] | undefined
}

interface FileAnswerProps {
  file: FileValue
  comments: PaperComments
  /** Renders the content of a code or text file. */
  children: (text: string) => ReactNode
}

function Head({ file, url, text }: { file: FileValue; url: string | undefined; text: FileText }) {
  return (
    <Row gap={8} padY={0} padX={16} className={classes.fileHead}>
      <IconFileText size={20} stroke={1.75} aria-hidden="true" />
      <Text as="span" weight={600} grow shrink className={classes.fileName} data-latin>
        {formatFileName(file.name)}
      </Text>
      <span className={classes.note}>
        {text.state === 'ready' ? work.lines(countLines(text.text)) : formatBytes(file.size)}
      </span>
      {url !== undefined && (
        <>
          <IconButton label={work.openFile} href={url} isNewPlace>
            <IconExternalLink size={20} />
          </IconButton>
          <IconButton label={work.download} href={url} download={formatFileName(file.name)}>
            <IconDownload size={20} />
          </IconButton>
        </>
      )}
    </Row>
  )
}

function TextFile({ read, children }: { read: FileText; children: (text: string) => ReactNode }) {
  if (read.state === 'reading') return <Skeleton shape="block" height="12rem" />
  if (read.state === 'failed') return <p className={classes.note}>{work.unread}</p>
  return children(read.text)
}

function Video({ url, label }: { url: string; label: string }) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- learners submit their own recordings
  return <video className={classes.video} src={url} controls preload="metadata" aria-label={label} />
}

interface PaperProps {
  file: FileValue & { bytes?: Blob }
  url: string
  comments: PaperComments
  head: ReactNode
}

function Paper({ file, url, comments, head }: PaperProps) {
  const own = useGradingSettings((state) => state.phrases) ?? words.comment.first
  const isForDesk = useGradingSettings((state) => state.hasKeys)
  const [isFailed, setFailed] = useState(false)
  const { lines, onLine, phrases = own } = comments
  const isPdf = getFileExtension(file.name) === 'pdf'
  const name = formatFileName(file.name)
  if (isFailed) return <p className={classes.note}>{work.brokenFile}</p>
  return (
    <Suspense fallback={<PageViewSkeleton />}>
      <PageView
        file={{ ...file, url }}
        isPdf={isPdf}
        label={isPdf ? work.document(name) : work.picture(name)}
        lines={lines}
        pinning={{ onLine, phrases }}
        isForDesk={isForDesk}
        head={head}
        onFail={() => setFailed(true)}
      />
    </Suspense>
  )
}

interface ShownProps extends FileAnswerProps {
  file: PaperProps['file']
  url: string
  read: FileText
  head: ReactNode
}

function Shown({ file, url, read, comments, head, children }: ShownProps) {
  const ending = getFileExtension(file.name)
  const name = formatFileName(file.name)
  if (isPaper(file)) return <Paper file={file} url={url} comments={comments} head={head} />
  if (UPLOAD_RULES.video.extensions.includes(ending)) return <Video url={url} label={work.video(name)} />
  if (TEXTS.includes(ending)) return <TextFile read={read}>{children}</TextFile>
  if (ending === 'zip') {
    return (
      <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
        <ZipView file={file} />
      </Suspense>
    )
  }
  return <p className={classes.note}>{work.onlyDownload}</p>
}

export function FileAnswer({ file, comments, children }: FileAnswerProps) {
  const kept = useKept(file)
  // What is on screen stays: another address of the same file would read it again.
  const [early] = useState(() => (isPaper(file) ? findEarlyFile(file) : undefined))
  const here = kept ?? early
  const url = here?.url ?? parseExternalLink(file.url)
  const read = useFileText(file, url !== undefined)
  if (kept === null) return <Skeleton shape="block" height="12rem" />
  const head = <Head file={file} url={url} text={read} />
  return (
    <div className={classes.file}>
      {!(isPaper(file) && url !== undefined) && head}
      {url === undefined ? (
        <p className={classes.note}>{work.notThere}</p>
      ) : (
        <Boundary text={work.brokenFile}>
          <Shown
            file={{ ...file, ...(here && { bytes: here.blob }) }}
            url={url}
            read={read}
            comments={comments}
            head={head}
          >
            {children}
          </Shown>
        </Boundary>
      )}
    </div>
  )
}
