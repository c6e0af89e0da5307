/**
 * Asks which of several files to use in a field for a single one: no file disappears without a message.
 * (ruling R46)
 */

import { IconFile, IconPdf } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName, getFileExtension } from '#src/lib/file-name.ts'
import { getUploadKind } from '#src/lib/upload-limit.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { words } from './form-words.ts'
import classes from './file-drop.module.css'

interface WhichFileProps {
  files: readonly File[]
  /** There are pages, to which pictures may be added. */
  isAdded: boolean
  /** The files to use; empty if the person chooses none. */
  onAnswer: (taken: readonly File[]) => void
  /** Makes one file of several pictures and PDFs, where the field takes such a file. (ruling R70) */
  onJoin: ((papers: readonly File[]) => void) | undefined
}

export const isPicture = ({ name, type }: File) =>
  getUploadKind(name) === 'picture' || type.startsWith('image/')

/** What may become a page, or several. */
export const isPaper = (file: File) => isPicture(file) || getFileExtension(file.name) === 'pdf'

export function WhichFile({ files, isAdded, onAnswer, onJoin }: WhichFileProps) {
  const papers = files.filter(isPaper)
  const canJoin = onJoin && papers.length > (isAdded ? 0 : 1)
  const hasPdf = !papers.every(isPicture)
  const joined = isAdded
    ? hasPdf
      ? words.file.addPapers
      : words.file.addPages
    : hasPdf
      ? words.file.joinPapers
      : words.file.join
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [files])
  return (
    <Stack
      ref={place}
      gap={8}
      mt={8}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className={classes.which}
    >
      <Text weight={600} variant="note" id={id}>
        {files.length === 1 ? words.file.pageOrFile : words.file.which(files.length)}
      </Text>
      {canJoin && (
        <div>
          <Button leftSection={<IconPdf aria-hidden="true" />} onClick={() => onJoin(papers)}>
            {joined(papers.length)}
          </Button>
          {papers.length < files.length && (
            <Text variant="small" tone="muted" mt={8}>
              {words.file.papersOnly}
            </Text>
          )}
        </div>
      )}
      <Stack as="ul" gap={8} plain className={classes.choices}>
        {files.map((file, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- files of different folders may share a name
          <li key={`${at}:${file.name}`}>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconFile aria-hidden="true" />}
              onClick={() => onAnswer([file])}
            >
              <span data-latin>{formatFileName(file.name)}</span>
              {'\u{A0}· '}
              {formatBytes(file.size)}
            </Button>
          </li>
        ))}
      </Stack>
      <div>
        <Button variant="subtle" size="sm" onClick={() => onAnswer([])}>
          {words.file.noneOfThem}
        </Button>
      </div>
    </Stack>
  )
}
