/** Answers on the device end with the person: at logout at once, and when somebody else logs in. (rulings R16, R21) */
import { whenSessionEnds } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { depotEmptied, depotOfOthersDropped } from './depot.ts'
import { journalOfOthersDropped } from './journal.ts'

let endings = 0

/** Another number means that a logout came between: what was on its way to the device must not arrive any more. */
export function logoutNumber(): number {
  return endings
}

function ownerCame(owner: string | undefined): void {
  if (owner === undefined) return
  journalOfOthersDropped(owner)
  void depotOfOthersDropped(owner)
}

ownerCame(useSession.getState().user?._id)
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) ownerCame(user?._id)
})
// The journal goes with everything of one's own in localStorage.
whenSessionEnds((ending) => {
  if (ending !== 'logged-out') return
  endings += 1
  void depotEmptied()
})
