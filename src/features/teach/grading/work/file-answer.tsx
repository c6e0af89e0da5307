/** Shows a submitted file by its kind: picture, video, document, code, text; other kinds can only be downloaded. */

import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { FileValue } from '#src/api/shapes/submission.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { countLines } from '#src/lib/count-lines.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { formatFileName, getFileExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Boundary } from '#src/ui/states/boundary.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { words } from '../words.ts'
import { PageView } from './page/page-view.tsx'
import { type FileText, TEXTS, useFileText } from './use-file-text.ts'
import classes from './work.module.css'

const ZipView = defineLazy(async () => (await import('./zip/zip-view.tsx')).ZipView)

const { work } = words

interface FileAnswerProps {
  file: FileValue
  /** Renders the content of a code or text file. */
  children: (text: string) => ReactNode
}

function Head({ file, url, text }: { file: FileValue; url: string | undefined; text: FileText }) {
  return (
    <Row gap={8} padY={0} padX={16} className={classes.fileHead}>
      <IconFileText size={20} stroke={1.75} aria-hidden="true" />
      <Text as="span" weight={600} grow shrink anywhere data-latin>
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

function Picture({ url, label }: { url: string; label: string }) {
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <p className={classes.note}>{work.brokenFile}</p>
  return <PageView src={url} label={label} onFail={() => setFailed(true)} />
}

interface ShownProps extends FileAnswerProps {
  url: string
  read: FileText
}

function Shown({ file, url, read, children }: ShownProps) {
  const ending = getFileExtension(file.name)
  const name = formatFileName(file.name)
  if (UPLOAD_RULES.picture.extensions.includes(ending))
    return <Picture url={url} label={work.picture(name)} />
  if (UPLOAD_RULES.video.extensions.includes(ending)) return <Video url={url} label={work.video(name)} />
  if (ending === 'pdf' && navigator.pdfViewerEnabled) {
    // Hides the page thumbnails and fits the width.
    return (
      <iframe className={classes.document} src={`${url}#navpanes=0&view=FitH`} title={work.document(name)} />
    )
  }
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

export function FileAnswer({ file, children }: FileAnswerProps) {
  const url = parseExternalLink(file.url)
  const read = useFileText(file)
  return (
    <div className={classes.file}>
      <Head file={file} url={url} text={read} />
      {url === undefined ? (
        <p className={classes.note}>{work.notThere}</p>
      ) : (
        <Boundary text={work.brokenFile}>
          <Shown file={file} url={url} read={read}>
            {children}
          </Shown>
        </Boundary>
      )}
    </div>
  )
}
