/** A session by its cookies alone: whoever cleared the storage by hand is told by name all the same. (ruling R22) */
import { useSession } from '#src/stores/session/session-store.ts'

/** What asks is fetched only when nobody knows: nearly no visit needs it. */
export function learnWhoIsHere(): void {
  const { status, user } = useSession.getState()
  if (status === 'guest' || user !== undefined) return
  import('./read-person.ts').then(
    ({ readPerson }) => readPerson(),
    // No line, no file: the next visit asks again.
    () => undefined,
  )
}
