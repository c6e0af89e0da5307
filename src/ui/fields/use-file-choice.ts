/**
 * Takes chosen, dropped or pasted files; if only one of several is accepted, it asks which, and says what was
 * left out. (ruling R46)
 */

import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

type OnFiles = (files: File[]) => void | Promise<void>

/** Handles one choice after the other, so that a slow large photo does not replace a later choice. */
function usePreparing(onFiles: OnFiles) {
  const [isPreparing, setPreparing] = useState(false)
  const last = useRef<Promise<void>>(undefined)
  const prepare = (files: File[]) => {
    const run = () => Promise.resolve(onFiles(files))
    setPreparing(true)
    const running = (last.current ? last.current.then(run, run) : run()).finally(() => {
      if (last.current !== running) return
      last.current = undefined
      setPreparing(false)
    })
    last.current = running
  }
  return { isPreparing, prepare }
}

/** Files that were chosen while nobody has said which of them: by field, for as long as the app is open. */
const undecided = new Map<string, readonly File[]>()

/** The question stays open while its field is not on the page, such as at another question of an exam. */
function useAsked(field: string | undefined) {
  const [asked, setAsked] = useState<readonly File[]>(() => undecided.get(field ?? '') ?? [])
  const ask = (files: readonly File[]) => {
    setAsked(files)
    if (field === undefined) return
    if (files.length > 0) undecided.set(field, files)
    else undecided.delete(field)
  }
  return [asked, ask] as const
}

interface FileChoiceOptions {
  /** Names the field and its person. */
  field: string | undefined
  isMultiple?: boolean
  disabled?: boolean
  onFiles: OnFiles
  /** Whether even a single file is not simply taken. */
  mustAsk: (files: readonly File[]) => boolean
  /** Files were chosen as they are. */
  onChoice: () => void
}

export function useFileChoice({
  field,
  isMultiple,
  disabled,
  onFiles,
  mustAsk,
  onChoice,
}: FileChoiceOptions) {
  const [isOver, setOver] = useState(false)
  const [asked, ask] = useAsked(field)
  const [left, setLeft] = useState<readonly File[]>([])
  const { isPreparing, prepare } = usePreparing(onFiles)

  const choose = (files: File[]) => {
    onChoice()
    prepare(files)
  }
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? [])
    if (files.length === 0 || disabled) return
    const hasToAsk = !isMultiple && (files.length > 1 || mustAsk(files))
    ask(hasToAsk ? files : [])
    setLeft([])
    if (!hasToAsk) choose(files)
  }
  /** The others are named as not taken. */
  const settle = (taken: readonly File[]) => {
    ask([])
    setLeft(asked.filter((file) => !taken.includes(file)))
  }
  const answer = (taken: readonly File[]) => {
    settle(taken)
    if (taken.length > 0) choose([...taken])
  }
  const ways = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      take(event.clipboardData.files)
    },
  }
  return { isOver, isPreparing, asked, left, take, prepare, settle, answer, ways }
}
