/**
 * Accepts files that are chosen, dropped, pasted, or taken with the camera; shows the allowed kinds and sizes
 * before. (rulings R46, R70)
 */

import { IconCamera, IconUpload } from '@tabler/icons-react'
import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ScanStart } from '#src/engines/scan/parts/scan.tsx'
import { NO_PAGES, type PageShelf, type PagesFile } from '#src/engines/scan/scan-note.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { FieldNote } from './field-frame.tsx'
import { words } from './form-words.ts'
import { Scan } from './late-scan.ts'
import { useFileChoice } from './use-file-choice.ts'
import { isPaper, WhichFile } from './which-file.tsx'
import classes from './file-drop.module.css'

/** Photos of pages, which wait on the shelf and become one file. (ruling R70) */
export interface ScannedPages {
  shelf: PageShelf
  /** The name of a file that begins with the camera. */
  title: string
  /** Seen while the camera is open: a clock that runs on. */
  clock?: ReactNode
  /** The field holds no file: what the pages became was removed. */
  isEmpty?: boolean
  /** After each change, for a field of one file: the pages are its answer from now on, their file comes as soon as it is made. */
  onPages?: (pages: PagesFile) => void
}

export interface FileDropProps {
  label: ReactNode
  /** As people read it, such as `PDF, ZIP বা ছবি · সর্বোচ্চ ২০ এমবি`. */
  limit: ReactNode
  /** The `accept` of the input; `buildAccept` writes it. */
  accept?: string
  isMultiple?: boolean
  /** Shown beside the label of an optional field. */
  isOptional?: boolean
  /** Offers the camera; for pictures. */
  hasCamera?: boolean
  /** Where a PDF and pictures are taken: the camera makes pages, and several pictures may become one file. */
  pages?: ScannedPages | undefined
  error?: ReactNode
  disabled?: boolean
  /**
   * Never empty. The caller checks kind and size, since dropped and pasted files bypass `accept`; its promise
   * is awaited.
   */
  onFiles: (files: File[]) => void | Promise<void>
}

/** What began it on an earlier page of the app. */
const EARLIER: ScanStart = {}

function useNotedPages(shelf: PageShelf | undefined) {
  useEffect(() => void shelf?.readNote(), [shelf])
  return useSyncExternalStore(shelf?.listen ?? listenToNothing, () => shelf?.getNote() ?? NO_PAGES)
}
const listenToNothing = () => () => undefined

export function FileDrop(props: FileDropProps) {
  const { label, limit, isOptional, isMultiple = false, pages, error, disabled } = props
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const noted = useNotedPages(pages?.shelf)
  const isNoted = [noted.pages[0], noted.removed, noted.open].some((part) => part !== undefined)
  const [begun, setStart] = useState<ScanStart>()
  const start = begun ?? (isNoted ? EARLIER : undefined)
  const hasPages = !isMultiple && noted.pages.length > 0
  const { isOver, isPreparing, asked, left, take, prepare, settle, answer, ways } = useFileChoice({
    ...props,
    field: pages?.shelf.getKey(),
    // A picture or a PDF may be more pages, and another file takes their place.
    mustAsk: (files) => hasPages && files.some(isPaper),
    onChoice: () => hasPages && setStart({ isOther: true }),
  })
  const answerAndReturn = (taken: readonly File[]) => {
    answer(taken)
    chooser.current?.focus()
  }
  const join = (papers: readonly File[]) => {
    settle(papers)
    setStart({ photos: papers })
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
        <FileButtons
          {...props}
          chooser={chooser}
          onTake={take}
          onScan={pages && (() => setStart({ isCamera: true }))}
        />
      </fieldset>
      {asked.length > 0 && !disabled && (
        <WhichFile files={asked} isAdded={hasPages} onAnswer={answerAndReturn} onJoin={pages && join} />
      )}
      {pages && start && (
        <Scan
          {...pages}
          start={start}
          isOneFile={!isMultiple}
          onPages={pages.onPages}
          disabled={disabled}
          onFile={(file) => prepare([file])}
        />
      )}
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
  /** In place of the system's camera. */
  onScan: (() => void) | undefined
}

function FileButtons({ accept, isMultiple, hasCamera, disabled, chooser, onTake, onScan }: FileButtonsProps) {
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
      <input {...hidden} ref={files} accept={accept} multiple={isMultiple || onScan !== undefined} />
      {hasCamera && (
        <>
          <Button
            variant="subtle"
            size="sm"
            disabled={disabled}
            leftSection={<IconCamera aria-hidden="true" />}
            onClick={onScan ?? (() => camera.current?.click())}
          >
            {words.file.camera}
          </Button>
          {onScan === undefined && <input {...hidden} ref={camera} accept="image/*" capture="environment" />}
        </>
      )}
    </Row>
  )
}
