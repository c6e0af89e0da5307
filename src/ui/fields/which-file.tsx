/** Asks which of several files goes into a field that takes one: no file vanishes without a word. (ruling R46) */

import { IconFile } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { words } from './form-words.ts'
import classes from './file-drop.module.css'

interface WhichFileProps {
  files: readonly File[]
  /** What goes into the field; none of them when the person takes none. */
  onAnswer: (taken: readonly File[]) => void
}

export function WhichFile({ files, onAnswer }: WhichFileProps) {
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
        {words.file.which(files.length)}
      </Text>
      <Stack as="ul" gap={8} plain className={classes.choices}>
        {files.map((file, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files of two folders may have one name
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
