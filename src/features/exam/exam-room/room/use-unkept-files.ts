/** Tells the room of files whose bytes the device does not keep: like answers that it does not keep, they are warned of. */
import { useEffect } from 'react'
import { uploadIdOf } from '#src/stores/attempt-drafts/attempt-files.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import { useRoomFacts } from './context.ts'

export function useUnkeptFiles(): void {
  const { room, attemptId } = useRoomFacts()
  const unkept = useUploads((state) => state.unkept)
  useEffect(() => {
    const ofAttempt = uploadIdOf(attemptId, '')
    const unkeptFiles = unkept.flatMap((id) => (id.startsWith(ofAttempt) ? id.slice(ofAttempt.length) : []))
    room.store.set({ unkeptFiles })
  }, [room, attemptId, unkept])
}
