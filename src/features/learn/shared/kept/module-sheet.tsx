/** The choice of what to store of a module: its texts always, its files and classes if wanted. (picture 40, ruling R68) */

import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { readBatchRecordings } from '#src/api/contract/recording.ts'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { getKeptEnd, isEnded, type KeptModule } from '#src/stores/kept/kept-class.ts'
import { canKeep, readSpace } from '#src/stores/kept/kept-disk.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { StitchRule } from '#src/ui/text/stitch-heading.tsx'
import { dropModules, keep, listToKeep, takeAlong } from './keep-actions.ts'
import { KeepAtEnd, RoomLine, useRoom } from './keep-room.tsx'
import { type ModuleParts, splitParts } from './module-parts.ts'
import { type ClassPart, Classes, PartRow, useClassChoice } from './module-rows.tsx'
import { words } from './module-words.ts'
import { words as sheetWords } from './sheet-words.ts'
import { listModuleFiles } from './take-module.ts'
import { useSizes } from './use-sizes.ts'
import { canTellWifi } from './wifi.ts'

export interface ModuleSheetProps {
  batchId: string
  module: StudyModule
  record: KeptModule | undefined
  onClose: () => void
}

interface FileSum {
  count: number
  bytes: number
  free: number | undefined
}

function useFileSum(batchId: string, module: StudyModule) {
  const [sum, setSum] = useState<FileSum>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const { _id: id } = module
  useEffect(() => {
    let isLatest = true
    Promise.all([listModuleFiles(batchId, module), readSpace()]).then(
      ([files, { free }]) =>
        isLatest &&
        setSum({ count: files.length, bytes: files.reduce((all, { size }) => all + size, 0), free }),
      () => isLatest && setFailed(true),
    )
    return () => {
      isLatest = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the plan behind the open sheet may be renewed
  }, [batchId, id, tries])
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { sum, hasFailed, retry }
}

/** Names the parts that need a connection before the press. */
function NeedsLine({ needsConnection }: ModuleParts) {
  const parts = (['classes', 'exams', 'links'] as const).filter((part) => needsConnection[part])
  if (parts.length === 0) return null
  return (
    <Row gap={12} tone="muted" variant="small">
      <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
      {words.needs(parts.map((part) => words.needsParts[part]))}
    </Row>
  )
}

function Drop({ record, onClose }: { record: KeptModule; onClose: () => void }) {
  return (
    <Button
      variant="subtle"
      onClick={() => {
        onClose()
        void dropModules([record])
      }}
    >
      {words.drop}
    </Button>
  )
}

interface ChosenProps extends ModuleSheetProps {
  sum: FileSum
  part: ClassPart
}

/** The choice of files, classes and the next module, with its size. */
function useModuleChoice({ batchId, module, record, sum, part }: Omit<ChosenProps, 'onClose'>) {
  const [wantsFiles, setFiles] = useState(record?.wantsFiles ?? true)
  const [wantsClasses, setClasses] = useState(true)
  const [wantsNext, setNext] = useState(record?.next !== undefined)
  const chosen = useClassChoice(part)
  const classBytes = wantsClasses && part.left.length > 0 ? (chosen?.bytes ?? 0) : 0
  const take = async () => {
    const seconds = part.left.reduce((all, { duration }) => all + duration, 0) || 1
    const classes =
      wantsClasses && chosen ? { ...chosen.choice, rate: Math.ceil(chosen.bytes / seconds) } : undefined
    const { _id: id, no, title } = module
    const next = wantsNext ? { ...(classes && { classes }) } : undefined
    const isStored = await takeAlong({ id, batchId, no, title, wantsFiles, next })
    if (isStored && classBytes > 0 && chosen)
      await keep(listToKeep(chosen.sizes.cards, batchId, classBytes), chosen.choice)
    return isStored
  }
  const bytes = (wantsFiles ? sum.bytes : 0) + classBytes
  // A press before the sizes have come would leave the classes out.
  const { refused, hasFailed } = part.sizes
  const isMeasuring =
    wantsClasses && part.left.length > 0 && canKeep() && chosen === undefined && !refused && !hasFailed
  return {
    isMeasuring,
    wantsFiles,
    setFiles,
    wantsClasses,
    setClasses,
    wantsNext,
    setNext,
    chosen,
    bytes,
    take,
  }
}

function Parts({
  module,
  sum,
  part,
  choice,
}: Pick<ChosenProps, 'module' | 'sum' | 'part'> & { choice: ReturnType<typeof useModuleChoice> }) {
  const { recordings, tasks, results } = splitParts(module)
  return (
    <Card padding="none">
      <PartRow
        title={words.texts}
        text={words.textsOf(recordings.length, tasks.length, results.length)}
        bytes={0}
        isChecked
      />
      <PartRow
        title={words.files(sum.count)}
        text={sum.count > 0 ? words.filesText : words.noFiles}
        bytes={sum.bytes}
        isChecked={choice.wantsFiles && sum.count > 0}
        onChange={sum.count > 0 ? choice.setFiles : undefined}
      />
      <Classes part={part} chosen={choice.chosen} isWanted={choice.wantsClasses} onWant={choice.setClasses} />
    </Card>
  )
}

function Chosen(props: ChosenProps) {
  const { module, record, onClose, sum, part } = props
  const navigate = useNavigate()
  const choice = useModuleChoice(props)
  const { chosen, bytes, take } = choice
  const [hasFailed, setHasFailed] = useState(false)
  const ids = [module._id, ...part.left.map(({ _id }) => _id)]
  const room = useRoom(ids, bytes, sum.free)
  const manage = () => {
    onClose()
    void navigate(paths.keptClasses())
  }
  const submit = async () => {
    if (!(await take())) return setHasFailed(true)
    onClose()
    showToast({ kind: 'success', message: words.began, isNew: true, topic: 'kept-classes' })
  }
  return (
    <Stack gap={16}>
      <Parts module={module} sum={sum} part={part} choice={choice} />
      {canTellWifi() && (
        <Toggle
          label={words.next}
          text={words.nextText}
          checked={choice.wantsNext}
          onChange={({ currentTarget }) => choice.setNext(currentTarget.checked)}
        />
      )}
      <NeedsLine {...splitParts(module)} />
      <StitchRule />
      <RoomLine room={room} bytes={bytes} />
      <Text tone="muted" variant="small" text="center">
        {words.until(getKeptEnd({ contactAt: getDeviceNow() }))}
      </Text>
      <KeepAtEnd
        room={room}
        sound={chosen?.choice.kind === 'picture' ? chosen.sizes.sound : undefined}
        onSound={() => chosen?.setKind('sound')}
        onManage={manage}
        submitText={words.submit(bytes)}
        isMeasuring={choice.isMeasuring}
        onSubmit={() => void submit()}
      />
      {record && <Drop record={record} onClose={onClose} />}
      {hasFailed && (
        <Text tone="urgent" role="alert">
          {sheetWords.notStored}
        </Text>
      )}
    </Stack>
  )
}

function WithClasses(props: Omit<ChosenProps, 'part'> & { cards: readonly RecordingCard[] }) {
  const { cards } = props
  // The list shrinks while the classes are added.
  const [left] = useState(() => {
    const { classes } = useKept.getState()
    return cards.filter(({ _id }) => !classes.some((each) => each.id === _id && !isEnded(each)))
  })
  const sizes = useSizes(left)
  return <Chosen {...props} part={{ cards, left, sizes }} />
}

export function ModuleSheet(props: ModuleSheetProps) {
  const { batchId, module } = props
  const { sum, hasFailed, retry } = useFileSum(batchId, module)
  const recordings = useRead(readBatchRecordings(batchId))
  if (hasFailed || (recordings.error && recordings.data === undefined))
    return (
      <Failed
        shape="row"
        error={{ msg: words.failed }}
        onRetry={() => {
          retry()
          recordings.retry()
        }}
      />
    )
  if (sum === undefined || recordings.data === undefined) return <SkeletonText lines={8} />
  const ids = new Set(splitParts(module).recordings)
  const cards = recordings.data.flatMap((each) => each.recordings).filter(({ _id }) => ids.has(_id))
  return <WithClasses {...props} sum={sum} cards={cards} />
}
