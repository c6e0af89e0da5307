/**
 * Explains below the head why answers are unsent and what happens to them meanwhile; screen readers announce
 * it.
 */

import { IconAlertTriangle, IconBrowserX, IconCloudUp, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { endSentence } from '#src/lib/end-sentence.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { findUploadOfPhoto } from '#src/stores/uploads/page-shelf.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { useWhenReleased } from '#src/ui/hooks/use-when-released.ts'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { isBlank } from '../attempt/answer.ts'
import type { Cause, RoomState } from '../attempt/room-state.ts'
import { buildUploadId } from '../attempt/storage.ts'
import { getFullness } from '../question/fullness.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { useRoom, useRoomFacts, useRoomState } from './context.ts'
import { countUnsent, isAllStored } from './save-mark.tsx'
import { words } from './words.ts'
import classes from './save.module.css'

/**
 * Tells the room about files whose bytes the device does not store, so that it warns about them as about
 * answers.
 */
export function useUnstoredFiles(): void {
  const { room, attemptId } = useRoomFacts()
  const unkept = useUploads((state) => state.unstored)
  useEffect(() => {
    const ofAttempt = buildUploadId(attemptId, '')
    const unstoredFiles = unkept.flatMap((id) =>
      id.startsWith(ofAttempt) ? findUploadOfPhoto(id).slice(ofAttempt.length) : [],
    )
    room.store.set({ unstoredFiles })
  }, [room, attemptId, unkept])
}

interface StripProps {
  icon: ReactNode
  lines: readonly [title: string, text: string]
  children?: ReactNode
}

function Strip({ icon, lines: [title, text], children }: StripProps) {
  return (
    <Row gap={10} variant="small" tight padY={8} className={classes.strip}>
      {icon}
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </Row>
  )
}

/** `slow`: nothing has failed yet, and a running try is being waited for. */
function FailureStrip({ cause, msg }: { cause: Cause | 'slow'; msg: string | undefined }) {
  const room = useRoom()
  const count = useRoomState(countUnsent)
  const isStored = useRoomState(isAllStored)
  const [title, stored] = words.strip[cause]
  const text = isStored ? stored : words.strip.unstored[cause]
  const logIn = () => loginAsked({ context: { text }, callbackSuccess: room.sendNow })
  const Icon = cause === 'offline' ? IconWifiOff : cause === 'slow' ? IconCloudUp : IconAlertTriangle
  return (
    <Strip
      icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      lines={[
        msg === undefined ? title : endSentence(msg),
        count > 0 ? `${text} ${words.save.waiting(count)}` : text,
      ]}
    >
      {cause !== 'slow' && (
        <button
          type="button"
          className={classes.again}
          aria-label={cause === 'session' ? undefined : words.save.again}
          onClick={cause === 'session' ? logIn : room.sendNow}
        >
          <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
          {cause === 'session' ? (
            words.save.logIn
          ) : (
            <Box as="span" hideBelow="md">
              {words.save.again}
            </Box>
          )}
        </button>
      )}
    </Strip>
  )
}

/** An answer that its changed question does not accept: another kind, or a removed option. */
function isVoid({ question }: NumberedQuestion, { answers }: RoomState): boolean {
  const value = answers[question._id]?.value
  return !isBlank(value) && getFullness(question, value) === 'empty'
}

const listNumbers = (placed: readonly NumberedQuestion[]) =>
  placed.map(({ number }) => formatNumber(number)).join(', ')

/**
 * Says which questions were corrected; selected as a text, so that the strip appears once the finger is up.
 */
function CorrectedStrip({ placed }: { placed: readonly NumberedQuestion[] }) {
  const { store } = useRoom()
  const list = (state: RoomState, isLost: boolean) => {
    if (state.handIn !== undefined || state.isOver) return ''
    return listNumbers(
      placed.filter((each) => state.corrected.includes(each.question._id) && isVoid(each, state) === isLost),
    )
  }
  const kept = useWhenReleased(useRoomState((state) => list(state, false)))
  const lost = useWhenReleased(useRoomState((state) => list(state, true)))
  if (kept === '' && lost === '') return null
  const lines = lost === '' ? words.strip.corrected(kept) : words.strip.emptied(lost, kept)
  return (
    <Strip icon={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />} lines={lines}>
      <button type="button" className={classes.again} onClick={() => store.set({ corrected: [] })}>
        {words.save.understood}
      </button>
    </Strip>
  )
}

/** A file that was prepared for long may be refused when the learner is at another question. */
function RefusedStrip({ placed, current }: StripsProps) {
  const numbers = useWhenReleased(
    useRoomState(({ fileRefusals, handIn, isOver }) =>
      handIn !== undefined || isOver
        ? ''
        : listNumbers(
            placed.filter((each) => each !== current && fileRefusals[each.question._id] !== undefined),
          ),
    ),
  )
  if (numbers === '') return null
  return (
    <Strip
      icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}
      lines={words.strip.fileRefused(numbers)}
    />
  )
}

interface StripsProps {
  placed: readonly NumberedQuestion[]
  /** The question on screen says so itself. */
  current?: NumberedQuestion
}

export function Strips({ placed, current }: StripsProps) {
  useUnstoredFiles()
  const isOnline = useIsOnline()
  const cause = useRoomState((state) => state.failure?.cause)
  const msg = useRoomState((state) => state.failure?.msg)
  const isSlow = useRoomState((state) => state.isSlow)
  const isStored = useRoomState(isAllStored)
  const isWriter = useRoomState((state) => state.isWriter)
  // The device may know that it is offline before any save has failed; being online proves nothing. Waits
  // until the finger is up, so that answers do not jump away on an unstable connection.
  const shown = useWhenReleased(cause ?? (isOnline ? (isSlow ? 'slow' : undefined) : 'offline'))
  return (
    // A div, since it contains buttons and `output` may only contain text.
    <div role="status">
      {shown && <FailureStrip cause={shown} msg={msg} />}
      {!isStored && (
        <Strip
          icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}
          lines={words.strip.unkept}
        />
      )}
      {!isWriter && (
        <Strip
          icon={<IconBrowserX size={20} stroke={1.75} aria-hidden="true" />}
          lines={words.strip.otherTab}
        />
      )}
      <CorrectedStrip placed={placed} />
      <RefusedStrip placed={placed} current={current} />
    </div>
  )
}
