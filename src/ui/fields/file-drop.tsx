/**
 * Accepts files that are chosen, dropped, pasted, or taken with the camera; shows the allowed kinds and sizes
 * before. (ruling R46)
 */

import { IconCamera, IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import { formatFileName } from '#src/lib/file-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { FieldNote } from './field-frame.tsx'
import { words } from './form-words.ts'
import { useFileChoice } from './use-file-choice.ts'
import { WhichFile } from './which-file.tsx'
import classes from './file-drop.module.css'

export interface FileDropProps {
  label: ReactNode
  /** As people read it, such as `PDF, ZIP বা ছবি · সর্বোচ্চ ২০ MB`. */
  limit: ReactNode
  /** The `accept` of the input; `buildAccept` writes it. */
  accept?: string
  isMultiple?: boolean
  /** Shown beside the label of an optional field. */
  isOptional?: boolean
  /** Offers the camera; for pictures. */
  hasCamera?: boolean
  error?: ReactNode
  disabled?: boolean
  /**
   * Never empty. The caller checks kind and size, since dropped and pasted files bypass `accept`; its promise
   * is awaited.
   */
  onFiles: (files: File[]) => void | Promise<void>
}

export function FileDrop(props: FileDropProps) {
  const { label, limit, isOptional, error, disabled } = props
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const { isOver, isPreparing, asked, left, take, answer, ways } = useFileChoice(props)
  const answerAndReturn = (taken: readonly File[]) => {
    answer(taken)
    chooser.current?.focus()
  }
  return (
    // Dropping and pasting are alternatives; the buttons inside work with the keyboard.
    <div {...ways}>
      <Text as="div" variant="small" weight={600} mb={6} id={`${id}-label`}>
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
          <Text as="span" block tone="muted" variant="caption" id={`${id}-limit`}>
            {limit}
          </Text>
        </span>
        <FileButtons {...props} chooser={chooser} onTake={take} />
      </fieldset>
      {asked.length > 0 && !disabled && <WhichFile files={asked} onAnswer={answerAndReturn} />}
      <Text as="div" variant="small" tone="muted" role="status" anywhere>
        {left.length > 0 && words.file.left(left.map(({ name }) => formatFileName(name)))}
      </Text>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}

type FileButtonsProps = Pick<FileDropProps, 'accept' | 'isMultiple' | 'hasCamera' | 'disabled'> & {
  chooser: Ref<HTMLButtonElement>
  onTake: (list: FileList | null) => void
}

function FileButtons({ accept, isMultiple, hasCamera, disabled, chooser, onTake }: FileButtonsProps) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onTake(event.currentTarget.files)
    // Cleared, since the same file could not be chosen twice otherwise.
    event.currentTarget.value = ''
  }
  const hidden = {
    type: 'file',
    tabIndex: -1,
    className: classes.input,
    'aria-hidden': true,
    disabled,
    onChange,
  } as const
  return (
    <Row as="span" align="stretch" wrap gap={8}>
      <Button
        ref={chooser}
        variant="default"
        size="sm"
        disabled={disabled}
        onClick={() => files.current?.click()}
      >
        {words.file.choose}
      </Button>
      <input {...hidden} ref={files} accept={accept} multiple={isMultiple} />
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
