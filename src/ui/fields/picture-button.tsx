/** Pictures for a text field: chosen by a button, pasted into the field, or dropped on it. (ruling R72) */

import { IconCrop, IconPhoto } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { CutPhoto } from './late-scan.ts'

type OnFiles = (files: readonly File[]) => void

export interface PictureWays {
  onPaste?: (event: ClipboardEvent) => void
  onDrop?: (event: DragEvent) => void
  onDragOver?: (event: DragEvent) => void
}

function takeFiles(event: ClipboardEvent | DragEvent, { files }: DataTransfer, onFiles: OnFiles): void {
  if (files.length === 0) return
  // A browser would open a dropped file in place of the page.
  event.preventDefault()
  onFiles([...files])
}

/** Only files are taken; a text that is pasted or dropped stays with the field. */
export const takePasted = (event: ClipboardEvent, onFiles: OnFiles) =>
  takeFiles(event, event.clipboardData, onFiles)
export const takeDropped = (event: DragEvent, onFiles: OnFiles) =>
  takeFiles(event, event.dataTransfer, onFiles)

export function allowDrop(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

interface PictureButtonProps {
  label: string
  disabled: boolean
  onFiles: OnFiles
}

export function PictureButton({ label, disabled, onFiles }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={label} size="md" disabled={disabled} onClick={() => input.current?.click()}>
        <IconPhoto size={18} stroke={1.75} />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept=".jpg,.jpeg,.png,.webp"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Cleared, since the same file could not be chosen twice otherwise.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

interface CutButtonProps extends PictureButtonProps {
  onRefused: (reason: string) => void
}

/** Takes or chooses one photo, and gives the part of it that is cut out. A phone asks whether to open its camera. */
export function CutButton({ label, disabled, onFiles, onRefused }: CutButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<File>()
  return (
    <>
      <IconButton label={label} size="md" disabled={disabled} onClick={() => input.current?.click()}>
        <IconCrop size={18} stroke={1.75} />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          setPhoto(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {photo && (
        <CutPhoto
          photo={photo}
          onCut={(picture) => onFiles([picture])}
          onRefused={onRefused}
          onClose={() => setPhoto(undefined)}
        />
      )}
    </>
  )
}
