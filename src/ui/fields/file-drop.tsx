/** Takes files that are chosen, dropped, pasted, or shot with the camera; kinds and size are shown before. (ruling R46) */
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FieldNote } from './field-frame.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './file-drop.module.css'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { words } from './form-words.ts'

export interface FileDropProps {
  label: ReactNode
  /** As people read it, such as `PDF, ZIP বা ছবি · সর্বোচ্চ ২০ MB`. */
  limit: ReactNode
  /** The `accept` of the input; `buildAccept` writes it. */
  accept?: string
  isMultiple?: boolean
  /** Shown beside the label of what may be left out. */
  isOptional?: boolean
  /** Offers the camera; for pictures. */
  hasCamera?: boolean
  error?: ReactNode
  disabled?: boolean
  /** Never empty. The caller judges kind and size, since dropped and pasted files pass by `accept`; what it makes ready is waited for. */
  onFiles: (files: File[]) => void | Promise<void>
}

export function FileDrop(props: FileDropProps) {
  const { label, limit, isMultiple, isOptional, error, disabled, onFiles } = props
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [isPreparing, setPreparing] = useState(false)

  const take = (list: FileList | null) => {
    const files = Array.from(list ?? [])
    if (files.length === 0 || disabled) return
    setPreparing(true)
    void Promise.resolve(onFiles(isMultiple ? files : files.slice(0, 1))).finally(() => setPreparing(false))
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  return (
    // Dropping and pasting are two of several ways; the buttons inside are the one for keyboards.
    <div onPaste={onPaste} onDragOver={onDragOver} onDragLeave={() => setOver(false)} onDrop={onDrop}>
      <Text as="div" size={14} weight={600} mb={6} id={`${id}-label`}>
        {label}
        {isOptional && (
          <Text as="span" tone="faint" weight={400}>
            {' '}
            ({words.field.optional})
          </Text>
        )}
      </Text>
      <fieldset
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-limit ${id}-note`}
        className={classes.root}
        data-over={isOver}
        data-invalid={Boolean(error)}
      >
        <IconTile size={40}>
          <IconUpload />
        </IconTile>
        <span className={classes.words}>
          <Text as="span" block weight={500} className={classes.drop}>
            {isPreparing ? words.file.preparing : words.file.drop}
          </Text>
          <Text as="span" block tone="muted" size={13} id={`${id}-limit`}>
            {limit}
          </Text>
        </span>
        <FileButtons {...props} onTake={take} />
      </fieldset>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}

type FileButtonsProps = Pick<FileDropProps, 'accept' | 'isMultiple' | 'hasCamera' | 'disabled'> & {
  onTake: (list: FileList | null) => void
}

function FileButtons({ accept, isMultiple, hasCamera, disabled, onTake }: FileButtonsProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onTake(event.currentTarget.files)
    // Emptied, or the same file could not be chosen twice.
    event.currentTarget.value = ''
  }
  const hidden = { type: 'file', tabIndex: -1, className: classes.input, 'aria-hidden': true, disabled, onChange } as const
  return (
    <Row as="span" align="stretch" wrap gap={8}>
      <Button variant="default" size="sm" disabled={disabled} onClick={() => chooser.current?.click()}>
        {words.file.choose}
      </Button>
      <input {...hidden} ref={chooser} accept={accept} multiple={isMultiple} />
      {hasCamera && (
        <>
          <Button
            variant="subtle"
            size="sm"
            disabled={disabled}
            leftSection={<IconCamera aria-hidden="true" />}
            onClick={() => camera.current?.click()}
          >
            {words.file.camera}
          </Button>
          <input {...hidden} ref={camera} accept="image/*" capture="environment" />
        </>
      )}
    </Row>
  )
}
