/** A ZIP opened in grading: a few files as tabs, many as a tree, with the text or picture of the open one. */

import { Suspense, useCallback, useEffect, useState } from 'react'
import type { FileValue } from '#src/api/shapes/submission.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { Tabs } from '#src/ui/tabs-with-panel.tsx'
import { useZip, type OpenZip } from './use-zip.ts'
import { words } from './words.ts'
import type { ZipContent, ZipFile, ZipFolder } from './zip-messages.ts'
import workClasses from '../work.module.css'
import classes from './zip.module.css'

const CodeView = defineLazy(async () => (await import('../code-view.tsx')).CodeView)

/** More files are shown as a tree. */
const MOST_TABS = 6

function Picture({ bytes, path }: { bytes: Uint8Array<ArrayBuffer>; path: string }) {
  const show = useCallback(
    (place: HTMLImageElement) => {
      const made = URL.createObjectURL(new Blob([bytes]))
      place.src = made
      return () => URL.revokeObjectURL(made)
    },
    [bytes],
  )
  return <img ref={show} className={workClasses.picture} alt={words.picture(path)} />
}

export function Content({ content, path }: { content: ZipContent | undefined; path: string }) {
  const wait = <Skeleton shape="block" height="12rem" />
  if (content === undefined) return wait
  if (content.as === 'none') return <p className={workClasses.note}>{words.none[content.why]}</p>
  if (content.as === 'picture') return <Picture bytes={content.bytes} path={path} />
  return (
    <Suspense fallback={wait}>
      <CodeView code={content.text} comments={[]} noticed={[]} />
    </Suspense>
  )
}

/** Undefined until it is read. */
export function useContent(zip: OpenZip, at: number | undefined): ZipContent | undefined {
  const [content, setContent] = useState<ZipContent>()
  useEffect(() => {
    if (at === undefined) return undefined
    let isCurrent = true
    void zip.read(at).then((read) => isCurrent && setContent(read))
    return () => {
      isCurrent = false
    }
  }, [zip, at])
  return content
}

function OpenFile({ zip, file }: { zip: OpenZip; file: ZipFile }) {
  const content = useContent(zip, file.at)
  return (
    <div className={classes.content}>
      <Content content={content} path={file.path} />
    </div>
  )
}

interface FolderProps {
  folder: ZipFolder
  open: number
  onOpen: (at: number) => void
}

function Folder({ folder, open, onOpen }: FolderProps) {
  return (
    <ul>
      {folder.folders.map((inner) => (
        <li key={inner.name}>
          <details open>
            <summary data-latin>{inner.name}</summary>
            <Folder folder={inner} open={open} onOpen={onOpen} />
          </details>
        </li>
      ))}
      {folder.files.map(({ at, name, lines }) => (
        <li key={at}>
          <button type="button" aria-current={at === open ? 'true' : undefined} onClick={() => onOpen(at)}>
            <span data-latin>{name}</span>
            {lines !== undefined && <small>{words.lines(lines)}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}

function TabName({ path, lines }: ZipFile) {
  return (
    <>
      <span data-latin>{path}</span>
      {lines !== undefined && <small>{words.lines(lines)}</small>}
    </>
  )
}

function Files({ zip }: { zip: OpenZip }) {
  const { files, tree } = zip.listing
  const [chosen, setChosen] = useState<number>()
  const file =
    files.find(({ at }) => at === chosen) ?? files.find(({ lines }) => lines !== undefined) ?? files[0]
  if (file === undefined) return null
  const content = <OpenFile key={file.at} zip={zip} file={file} />
  if (files.length <= MOST_TABS) {
    const tabs = files.map((each) => ({ value: String(each.at), label: <TabName {...each} /> }))
    return (
      <div className={classes.tabs}>
        <Tabs
          label={words.files}
          tabs={tabs}
          value={String(file.at)}
          onChange={(at) => setChosen(Number(at))}
        >
          {content}
        </Tabs>
      </div>
    )
  }
  return (
    <div className={classes.columns}>
      <nav aria-label={words.files} className={classes.tree}>
        <Folder folder={tree} open={file.at} onOpen={setChosen} />
      </nav>
      <section aria-label={file.path}>
        <Text variant="small" weight={600} anywhere data-latin className={classes.path}>
          {file.path}
        </Text>
        {content}
      </section>
    </div>
  )
}

export function ZipView({ file }: { file: FileValue }) {
  const { read, retry } = useZip(file)
  if (read.state === 'reading') {
    return (
      <Box aria-busy="true" aria-label={words.opening}>
        <Skeleton shape="block" height="12rem" />
      </Box>
    )
  }
  if (read.state === 'lost') return <Failed shape="row" error={{ msg: words.lost }} onRetry={retry} />
  if (read.state === 'refused' && read.why === 'slow')
    return <Failed shape="row" error={{ msg: words.refusals.slow }} onRetry={retry} />
  if (read.state === 'refused') return <p className={workClasses.note}>{words.refusals[read.why]}</p>
  const { files, leftOut, locked } = read.zip.listing
  const lines = files.reduce((sum, each) => sum + (each.lines ?? 0), 0)
  return (
    <div className={classes.root}>
      <Row as="p" wrap gap={4} gapX={12} className={classes.count}>
        <span>{words.count(files.length, lines)}</span>
        {leftOut > 0 && <span>{words.leftOut(leftOut)}</span>}
        {locked > 0 && <span>{words.locked(locked, files.length)}</span>}
      </Row>
      <Files zip={read.zip} />
    </div>
  )
}
