/** A file of a module that is on the device: PDFs and pictures here, others by the device's own apps. (picture 40) */

import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { PageView } from '#src/engines/pages/parts/late-page-view.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName, getFileExtension } from '#src/lib/file-name.ts'
import { PROGRAM_ENDINGS } from '#src/lib/languages.ts'
import { paths } from '#src/lib/paths.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import type { KeptModule, ModuleFile } from '#src/stores/kept/kept-class.ts'
import { buildKeptName, openKeptFiles } from '#src/stores/kept/kept-disk.ts'
import { readKept, useKept } from '#src/stores/kept/kept-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { words } from './page-words.ts'
import classes from './kept-classes.module.css'

interface KeptFileProps {
  moduleId: string
  fileId: string
}

interface Found {
  module: KeptModule | undefined
  file: ModuleFile | undefined
  /** Its bytes, and their address in this page; null if the browser deleted them. */
  bytes: { blob: Blob; url: string } | null | undefined
}

export function useKeptFile({ moduleId, fileId }: KeptFileProps): Found & { isRead: boolean } {
  useEffect(() => void readKept(), [])
  const isRead = useKept((state) => state.isRead)
  const module = useKept(({ modules }) => modules.find(({ id }) => id === moduleId))
  const file = module?.files.find(({ id, isHere }) => id === fileId && isHere)
  const [bytes, setBytes] = useState<Found['bytes']>()
  const isHere = file !== undefined
  useEffect(() => {
    if (!isHere) return undefined
    let made: string | undefined
    let isLatest = true
    const read = async () => {
      const answer = await (await openKeptFiles(moduleId)).find(buildKeptName(fileId))
      const blob = await answer?.blob()
      if (!isLatest) return
      if (blob === undefined) return setBytes(null)
      made = URL.createObjectURL(blob)
      setBytes({ blob, url: made })
    }
    read().catch(() => setBytes(null))
    return () => {
      isLatest = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [isHere, moduleId, fileId])
  return { module, file, bytes, isRead }
}

/** Programs and notes, which a phone has no app for. */
const TEXTS = new Set([...PROGRAM_ENDINGS, ...'csv json md sh txt xml yml yaml'.split(' ')])
const LARGEST_TEXT = 200_000

function TextView({ blob }: { blob: Blob }) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isLatest = true
    void blob.text().then((found) => isLatest && setText(found))
    return () => {
      isLatest = false
    }
  }, [blob])
  if (text === undefined) return <SkeletonText lines={6} />
  return (
    <pre className={classes.text} data-latin>
      {text}
    </pre>
  )
}

function Download({ url, name }: { url: string; name: string }) {
  return (
    <div>
      <Button
        href={url}
        download={formatFileName(name)}
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
      >
        {words.file.save}
      </Button>
    </div>
  )
}

export function KeptFile({
  found: { module, file, bytes, isRead },
}: {
  found: ReturnType<typeof useKeptFile>
}) {
  const [hasFailed, setFailed] = useState(false)
  if (!isRead) return <Skeleton shape="block" height="20rem" />
  if (file === undefined || bytes === null)
    return (
      <Empty
        title={words.file.gone}
        text={words.file.goneText}
        action={
          <Button to={module ? paths.module(module.batchId, module.id) : paths.keptClasses()}>
            {words.file.back}
          </Button>
        }
      />
    )
  if (bytes === undefined) return <Skeleton shape="block" height="20rem" />
  const { blob, url } = bytes
  const ending = getFileExtension(file.name)
  const isPdf = ending === 'pdf'
  if (!hasFailed && (isPdf || UPLOAD_RULES.picture.extensions.includes(ending)))
    return (
      <Stack gap={12}>
        <PageView
          file={{ url, name: file.name, sha256: file.id, bytes: blob }}
          isPdf={isPdf}
          label={file.name}
          lines={[]}
          onFail={() => setFailed(true)}
        />
        <Download url={url} name={file.name} />
      </Stack>
    )
  const isText = TEXTS.has(ending) && file.size <= LARGEST_TEXT
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h2" variant="lead" tight anywhere>
          {formatFileName(file.name)}
        </Text>
        {isText ? (
          <TextView blob={blob} />
        ) : (
          <Text tone="muted">
            {formatBytes(file.size)} · {words.file.otherApp}
          </Text>
        )}
        <Download url={url} name={file.name} />
      </Stack>
    </Card>
  )
}
