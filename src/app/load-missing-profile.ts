/** Loads the profile of a session that only its cookies remember, as after the storage was cleared by hand. (ruling R22) */
import { useSession } from '#src/stores/session/session-store.ts'

/** The call is fetched only when the profile is missing: nearly no visit needs it. */
export function loadMissingProfile(): void {
  const { status, user } = useSession.getState()
  if (status === 'guest' || user !== undefined) return
  import('./load-profile.ts').then(
    ({ loadProfile }) => loadProfile(),
    // No line, no file: the next visit asks again.
    () => undefined,
  )
}
