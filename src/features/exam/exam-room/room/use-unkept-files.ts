/** Tells the room of files whose bytes the device does not keep: like answers that it does not keep, they are warned of. */
import { useEffect } from 'react'
import { buildUploadId } from '../attempt/storage.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import { useRoomFacts } from './context.ts'

export function useUnkeptFiles(): void {
  const { room, attemptId } = useRoomFacts()
  const unkept = useUploads((state) => state.unkept)
  useEffect(() => {
    const ofAttempt = buildUploadId(attemptId, '')
    const unstoredFiles = unkept.flatMap((id) => (id.startsWith(ofAttempt) ? id.slice(ofAttempt.length) : []))
    room.store.set({ unstoredFiles })
  }, [room, attemptId, unkept])
}
