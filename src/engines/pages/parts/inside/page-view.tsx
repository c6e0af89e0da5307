/** A handed-in photo or PDF, read in place. (picture 33) */

import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatFileName } from '#src/lib/file-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import type { PdfPages } from '../../pdf-engine.ts'
import { PageViewSkeleton } from '../page-view-skeleton.tsx'
import { LineList } from './line-list.tsx'
import { type FrameProps, PageFrame } from './page-frame.tsx'
import { LARGEST, type Size } from './page-scale.ts'
import { PdfPage } from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'
import { words } from './words.ts'

export interface PageViewProps extends FrameProps {
  /** `bytes` where the page has them: a policy of the host forbids to fetch its own `blob:`. */
  file: { url: string; name: string; sha256: string; bytes?: Blob }
  isPdf: boolean
  /** A picture could not be shown. */
  onFail: () => void
}

const NO_SIZE: Size = { width: 0, height: 0 }

interface NotShownProps {
  text: string
  lines: FrameProps['lines']
  file: PageViewProps['file']
  onRetry?: (() => void) | undefined
}

function NotShown({ text, lines, file: { url, name }, onRetry }: NotShownProps) {
  return (
    <Stack gap={12} pad={16}>
      <Text role="alert">{text}</Text>
      <LineList lines={lines} />
      <Row wrap gap={8}>
        <Button
          href={url}
          download={formatFileName(name)}
          variant="default"
          leftSection={<IconDownload aria-hidden="true" />}
        >
          {words.download}
        </Button>
        {onRetry && (
          <Button variant="subtle" onClick={onRetry}>
            {words.again}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function PictureView({ file, isPdf: _isPdf, onFail, ...frame }: PageViewProps) {
  const [page, setPage] = useState(NO_SIZE)
  return (
    <PageFrame {...frame} page={page} no={1} count={1} onPage={() => undefined} mostFitted={1}>
      {() => (
        <img
          src={file.url}
          alt={frame.label}
          draggable={false}
          onError={onFail}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPage({ width: naturalWidth, height: naturalHeight })
          }
        />
      )}
    </PageFrame>
  )
}

interface OpenPdfProps extends FrameProps {
  pages: PdfPages
}

/** The size of the open page; until it is known, that of the page before. */
function usePageSize(pages: PdfPages, no: number, onFail: () => void): Size {
  const [page, setPage] = useState(NO_SIZE)
  useEffect(() => {
    let isHere = true
    pages.measure(no).then(
      (size) => isHere && setPage(size),
      () => isHere && onFail(),
    )
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a new function each time
  }, [pages, no])
  return page
}

function OpenPdf({ pages, ...frame }: OpenPdfProps) {
  const [no, setNo] = useState(1)
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set())
  const fail = () => setBroken((before) => new Set(before).add(no))
  const page = usePageSize(pages, no, fail)
  return (
    <PageFrame
      {...frame}
      page={page}
      no={no}
      count={pages.count}
      onPage={setNo}
      mostFitted={LARGEST}
      pdf={pages}
    >
      {(scale) =>
        broken.has(no) ? (
          <Text pad={16} role="alert">
            {words.brokenPage(no)}
          </Text>
        ) : (
          page.width > 0 && (
            <PdfPage
              pages={pages}
              no={no}
              scale={scale}
              label={words.pageOfFile(frame.label, no)}
              onFail={fail}
            />
          )
        )
      }
    </PageFrame>
  )
}

function PdfView({ file, isPdf: _isPdf, onFail: _onFail, ...frame }: PageViewProps) {
  const { read, retry } = usePdf(file.bytes ?? file.url, file.sha256)
  if (read.state === 'reading') return <PageViewSkeleton />
  if (read.state === 'ready') return <OpenPdf pages={read.pages} {...frame} />
  const { fault } = read
  return (
    <NotShown
      text={words.faults[fault]}
      lines={frame.lines}
      file={file}
      onRetry={fault === 'unread' ? retry : undefined}
    />
  )
}

export function PageView(props: PageViewProps) {
  return props.isPdf ? <PdfView {...props} /> : <PictureView {...props} />
}
