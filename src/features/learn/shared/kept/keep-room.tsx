/** Whether there is room for what is chosen: by the person's limit, and on the device. (ruling R68) */

import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { removeKept } from '#src/stores/kept/change-kept.ts'
import { type KeptClass, pickWatched, sumAll, sumKept } from '#src/stores/kept/kept-class.ts'
import { LIMITS, readLimit, rememberLimit } from '#src/stores/kept/kept-limit.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { words } from './sheet-words.ts'
import { SpaceBar } from './space-bar.tsx'
import type { Size } from './use-sizes.ts'

const sumBytes = (classes: readonly KeptClass[]) => classes.reduce((sum, { size }) => sum + size, 0)

/** Asked once, with names and size: an undo would hold back the bytes that are needed now. */
async function askToDelete(watched: readonly KeptClass[]): Promise<boolean> {
  const isMeant = await confirmAsked({
    title: words.dropWatchedTitle(watched.length, sumBytes(watched)),
    text: words.dropWatchedText(watched.map(({ recording }) => recording.title)),
    yes: words.yes,
    no: words.no,
    isDangerous: true,
  })
  if (isMeant) await removeKept(...watched.map(({ id }) => id))
  return isMeant
}

/** The room that the choice takes; 0 for the part that is on the device. `ids`: of the chosen classes and module. */
export function useRoom(ids: readonly string[], bytes: number, freeAtFirst: number | undefined) {
  const { classes, modules, hidden } = useKept()
  const rest = classes.filter(({ id }) => !ids.includes(id) && !hidden.includes(id))
  const others = sumKept(
    rest,
    modules.filter(({ id }) => !ids.includes(id)),
  )
  const [limit, setLimit] = useState(readLimit)
  const [freed, setFreed] = useState(0)
  const free = freeAtFirst === undefined ? undefined : freeAtFirst + freed
  const sum = sumAll(others) + bytes
  const missing = free === undefined ? 0 : Math.max(0, bytes - free)
  const watched = pickWatched(rest, Math.max(missing, sum - limit))
  const larger = LIMITS.find((each) => each >= sum)
  const choose = (bytesAtMost: number) => {
    rememberLimit(bytesAtMost)
    setLimit(bytesAtMost)
  }
  return {
    others,
    limit,
    sum,
    free,
    isOver: sum > limit,
    missing,
    /** The oldest watched classes make enough room. */
    deletes:
      watched.length === 0
        ? undefined
        : {
            text: words.dropWatched(watched.length, sumBytes(watched)),
            act: async () => {
              const gone = sumBytes(watched)
              if (await askToDelete(watched)) setFreed((before) => before + gone)
            },
          },
    raise: larger === undefined ? undefined : () => choose(larger),
  }
}

type Room = ReturnType<typeof useRoom>

/** What the device holds with this one, against the limit. */
export function RoomLine({ room, bytes }: { room: Room; bytes: number }) {
  const { free } = room
  return (
    <Stack gap={6}>
      <SpaceBar {...room.others} adds={bytes} limit={room.limit} />
      <Row wrap justify="between" gap={0} gapX={16} tone="muted" variant="small">
        <span>{words.withThis(room.sum, room.limit)}</span>
        {free !== undefined && <span>{words.free(free)}</span>}
      </Row>
      {room.isOver && (
        <Text tone="urgent" variant="small" role="status">
          {words.overLimit}
        </Text>
      )}
    </Stack>
  )
}

interface KeepAtEndProps {
  room: Room
  /** The cheaper choice, unless it is the chosen one. */
  sound: Size | undefined
  onSound: () => void
  onManage: () => void
  submitText: string
  /** Its size is not known yet. */
  isMeasuring?: boolean
  onSubmit: () => void
}

/** The end of a sheet: its button, or what makes room for it. */
export function KeepAtEnd({ room, submitText, isMeasuring = false, onSubmit, ...ways }: KeepAtEndProps) {
  if (room.missing > 0) return <NoRoom room={room} {...ways} />
  if (room.isOver)
    return (
      <Stack gap={8}>
        <DeleteWatched room={room} />
        <Button fullWidth size="lg" variant="default" onClick={room.raise ?? ways.onManage}>
          {room.raise ? words.raise : words.makeRoom}
        </Button>
      </Stack>
    )
  return (
    <Button
      fullWidth
      size="lg"
      leftSection={<IconDownload size={20} aria-hidden="true" />}
      isPending={isMeasuring}
      pendingText={words.measuring}
      onClick={onSubmit}
    >
      {submitText}
    </Button>
  )
}

/** Offers to delete watched classes, the oldest first. (ruling R68) */
function DeleteWatched({ room: { deletes } }: Pick<KeepAtEndProps, 'room'>) {
  if (deletes === undefined) return null
  return (
    <Button fullWidth size="lg" variant="default" onClick={() => void deletes.act()}>
      {deletes.text}
    </Button>
  )
}

/** The ways out of a full device, the cheap ones first. */
function NoRoom({
  room,
  sound,
  onSound,
  onManage,
}: Pick<KeepAtEndProps, 'room' | 'sound' | 'onSound' | 'onManage'>) {
  return (
    <Stack gap={8}>
      <Text tone="urgent" role="status">
        {words.noRoom(room.missing, room.free ?? 0)}
      </Text>
      <DeleteWatched room={room} />
      <Row wrap gap={8}>
        {sound && (
          <Button variant="default" onClick={onSound}>
            {words.soundFor(words.about(sound.bytes))}
          </Button>
        )}
        <Button variant="default" onClick={onManage}>
          {words.makeRoom}
        </Button>
      </Row>
    </Stack>
  )
}
