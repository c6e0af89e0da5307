/** Rows of kept classes: being fetched, whole, and deleted with its reason. */

import {
  IconBackpack,
  IconCheck,
  IconHeadphones,
  IconLock,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconVideo,
  IconWifiOff,
  IconX,
} from '@tabler/icons-react'
import { formatRelative } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import {
  computeKeptPercent,
  countDaysLeft,
  type KeptClass,
  type KeptModule,
  sumFiles,
} from '#src/stores/kept/kept-class.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { discard, dismiss, dropModules, pause, resume, takeAlong } from './keep-actions.ts'
import { words } from './page-words.ts'
import { words as shared } from './sheet-words.ts'

const STITCHES = 20
/** From this many days on the end is announced. */
const FEW_DAYS = 5

const getAddress = ({ batchId, id }: KeptClass) => paths.recording(batchId, id)

function Tile({ kind }: Pick<KeptClass, 'kind'>) {
  const Icon = kind === 'sound' ? IconHeadphones : IconVideo
  return (
    <IconTile tone={kind === 'sound' ? 'due' : 'info'} size={36}>
      <Icon size={20} stroke={1.75} />
    </IconTile>
  )
}

function describeRunning(
  { state, size, estimate, reason, hasLost }: KeptClass,
  isActive: boolean,
  isCut: boolean,
): string {
  if (state === 'full') return words.full
  if (state === 'failed') return shared.refused[reason ?? 'unreadable']
  const share = words.of(estimate, size)
  if (state === 'paused') return joinFacts(words.paused, share)
  if (hasLost && (!isActive || isCut)) return words.lost
  if (!isActive) return joinFacts(words.next, formatBytes(estimate))
  return isCut ? words.cut : share
}

function RunningActions({ kept, isActive }: { kept: KeptClass; isActive: boolean }) {
  const { id, state, reason, recording } = kept
  // What is live has an end later.
  const isStopped = state === 'paused' || state === 'full' || (state === 'failed' && reason === 'live')
  return (
    <>
      {isStopped && (
        <IconButton label={words.resume(recording.title)} variant="light" onClick={() => void resume(id)}>
          <IconPlayerPlay size={20} />
        </IconButton>
      )}
      {isActive && state === 'waiting' && (
        <IconButton label={words.pause(recording.title)} variant="light" onClick={() => void pause(id)}>
          <IconPlayerPause size={20} />
        </IconButton>
      )}
      {(!isActive || state !== 'waiting') && (
        <IconButton label={words.drop(recording.title)} onClick={() => discard([id])}>
          <IconX size={20} />
        </IconButton>
      )}
    </>
  )
}

export function RunningRow({ kept }: { kept: KeptClass }) {
  const isActive = useKept(({ active }) => active === kept.id)
  const isCut = useKept((state) => state.isCut)
  const percent = computeKeptPercent(kept)
  return (
    <WorkRow
      mark={<Tile kind={kept.kind} />}
      title={<TitleText>{kept.recording.title}</TitleText>}
      text={
        <>
          {joinFacts(kept.kind === 'sound' && shared.sound, describeRunning(kept, isActive, isCut))}
          {(isActive || kept.total > 0) && (
            <Row gap={12} mt={6}>
              <StitchProgress
                done={Math.floor((percent / 100) * STITCHES)}
                total={STITCHES}
                next={isActive && !isCut}
                label={words.progress(kept.recording.title)}
              />
              <strong>{words.share(percent)}</strong>
            </Row>
          )}
        </>
      }
    >
      {isActive && isCut && <IconWifiOff size={20} aria-hidden="true" />}
      <RunningActions kept={kept} isActive={isActive} />
    </WorkRow>
  )
}

/** A press on the row plays it. */
export function KeptRow({ kept }: { kept: KeptClass }) {
  const { id, size, addedAt, isWatched, recording } = kept
  const days = countDaysLeft(kept, getDeviceNow())
  return (
    <WorkRow
      mark={<Tile kind={kept.kind} />}
      title={<TitleText>{recording.title}</TitleText>}
      to={getAddress(kept)}
      text={
        days <= FEW_DAYS ? (
          <Text as="span" tone="urgent">
            {words.daysLeft(days)}
          </Text>
        ) : (
          joinFacts(formatBytes(size), formatRelative(new Date(addedAt).toISOString()))
        )
      }
      state={
        isWatched && (
          <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
            {words.watched}
          </Pill>
        )
      }
    >
      <IconButton label={words.remove(recording.title)} onClick={() => discard([id])}>
        <IconTrash size={20} stroke={1.75} />
      </IconButton>
    </WorkRow>
  )
}

/** A press on the row opens the module. */
export function ModuleRow({ kept }: { kept: KeptModule }) {
  const { id, batchId, no, title, state, files } = kept
  const days = countDaysLeft(kept, getDeviceNow())
  const here = files.filter(({ isHere }) => isHere)
  return (
    <WorkRow
      mark={
        <IconTile tone="leaf" size={36}>
          <IconBackpack size={20} stroke={1.75} />
        </IconTile>
      }
      title={<TitleText>{words.module(no, title)}</TitleText>}
      to={paths.module(batchId, id)}
      text={
        days <= FEW_DAYS ? (
          <Text as="span" tone="urgent">
            {words.daysLeft(days)}
          </Text>
        ) : (
          joinFacts(
            state === 'full' && words.full,
            state === 'waiting' && words.moduleComing,
            words.moduleFiles(here.length),
            here.length > 0 && formatBytes(sumFiles(files)),
          )
        )
      }
    >
      {state === 'full' && (
        <IconButton label={words.resume(title)} variant="light" onClick={() => void takeAlong(kept)}>
          <IconPlayerPlay size={20} />
        </IconButton>
      )}
      <IconButton label={words.remove(title)} onClick={() => void dropModules([kept])}>
        <IconTrash size={20} stroke={1.75} />
      </IconButton>
    </WorkRow>
  )
}

/** Says once why a class is gone. */
export function EndedRow({ kept }: { kept: KeptClass }) {
  const { id, state, batchId, recording } = kept
  if (state !== 'closed' && state !== 'gone' && state !== 'expired') return null
  return (
    <WorkRow
      mark={
        <IconTile tone="neutral" size={36}>
          <IconLock size={20} stroke={1.75} />
        </IconTile>
      }
      title={<TitleText>{recording.title}</TitleText>}
      text={words.ended[state]}
    >
      {state === 'closed' && (
        <Button variant="subtle" size="sm" to={paths.batch(batchId)}>
          {words.why}
        </Button>
      )}
      <IconButton label={words.seen(recording.title)} onClick={() => void dismiss(id)}>
        <IconX size={20} />
      </IconButton>
    </WorkRow>
  )
}
