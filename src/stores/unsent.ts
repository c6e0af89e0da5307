/**
 * What the server does not have yet and a logout would throw away: chosen files, written notes, tickets, answers of
 * exams, exams being built. (ruling R21)
 */
import { leftAttemptsOf } from './attempt-drafts/draft-keep.ts'
import { keptFileCount } from './browser/kept-file.ts'
import { builderDraftCount } from './builder-drafts.ts'
import { ownWrites } from './note-queue-store.ts'
import { useSession } from './session-store.ts'
import { waitingTickets } from './ticket-store.ts'
import { useUploads } from './upload-store.ts'

/** A file answer counts as the file that was chosen. */
async function unsentAnswers(owner: string): Promise<number> {
  const left = await leftAttemptsOf(owner)
  return left.flatMap(({ drafts }) => drafts).filter(({ isAccepted, isFile }) => !isAccepted && !isFile).length
}

/** Files count once, whether the page or only the device knows them; a removal of a note that waits for its undo does not count. */
export async function unsentCount(): Promise<number> {
  const owner = useSession.getState().user?._id
  if (owner === undefined) return 0
  const files = Math.max(Object.keys(useUploads.getState().uploads).length, await keptFileCount(owner))
  const notes = ownWrites().filter(({ isRemoval }) => !isRemoval).length
  return files + notes + waitingTickets().length + builderDraftCount(owner) + (await unsentAnswers(owner))
}
