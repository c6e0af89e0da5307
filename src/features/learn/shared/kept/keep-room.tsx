/** Whether there is room for what is chosen: by the person's limit, and on the device. (ruling R68) */

import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { sumKept } from '#src/stores/kept/kept-class.ts'
import { LIMITS, readLimit, rememberLimit } from '#src/stores/kept/kept-limit.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { words } from './sheet-words.ts'
import { SpaceBar } from './space-bar.tsx'
import type { Size } from './use-sizes.ts'

/** The room that the choice takes; 0 for the part that is on the device. */
export function useRoom(ids: readonly string[], bytes: number, free: number | undefined) {
  const all = useKept((state) => state.classes)
  const others = sumKept(all.filter(({ id }) => !ids.includes(id)))
  const [limit, setLimit] = useState(readLimit)
  const sum = others.picture + others.sound + bytes
  const larger = LIMITS.find((each) => each >= sum)
  const choose = (bytesAtMost: number) => {
    rememberLimit(bytesAtMost)
    setLimit(bytesAtMost)
  }
  return {
    others,
    limit,
    sum,
    isOver: sum > limit,
    missing: free === undefined ? 0 : Math.max(0, bytes - free),
    raise: larger === undefined ? undefined : () => choose(larger),
  }
}

type Room = ReturnType<typeof useRoom>

/** What the device holds with this one, against the limit. */
export function RoomLine({ room, bytes, free }: { room: Room; bytes: number; free: number | undefined }) {
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
  free: number | undefined
  /** The cheaper choice, unless it is the chosen one. */
  sound: Size | undefined
  onSound: () => void
  onManage: () => void
  submitText: string
  onSubmit: () => void
}

/** The end of a sheet: its button, or what makes room for it. */
export function KeepAtEnd({ room, free = 0, submitText, onSubmit, ...ways }: KeepAtEndProps) {
  if (room.missing > 0) return <NoRoom missing={room.missing} free={free} {...ways} />
  if (room.isOver)
    return (
      <Button fullWidth size="lg" variant="default" onClick={room.raise ?? ways.onManage}>
        {room.raise ? words.raise : words.makeRoom}
      </Button>
    )
  return (
    <Button
      fullWidth
      size="lg"
      leftSection={<IconDownload size={20} aria-hidden="true" />}
      onClick={onSubmit}
    >
      {submitText}
    </Button>
  )
}

/** Two ways out of a full device, the cheap one first. */
function NoRoom({
  missing,
  free,
  sound,
  onSound,
  onManage,
}: {
  missing: number
  free: number
  sound: Size | undefined
  onSound: () => void
  onManage: () => void
}) {
  return (
    <Stack gap={8}>
      <Text tone="urgent" role="status">
        {words.noRoom(missing, free)}
      </Text>
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
