/** Shows a paper that was taken along where the server gives none. (rulings R87, R88) */

import { buildKey } from '#src/api/client/request.ts'
import { submission } from '#src/api/contract/submission.ts'
import { connectKeptReplies } from '#src/api/replies/replies.ts'
import { dropKeptPapers, findHead, readKeptPapers } from '#src/stores/papers/kept-papers.ts'
import { hasPapers, readPaperReply } from '#src/stores/papers/paper-disk.ts'
import { useKeptPapers } from '#src/stores/papers/papers-store.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'

const isOfKey = (id: string, key: string) => buildKey(submission.one, { params: { id } }) === key

export function connectKeptPapers(): void {
  connectKeptReplies({
    isFor: (row) => row === submission.one && hasPapers(getPersonId()),
    find: async (key) => {
      const owner = getPersonId()
      const head = await findHead(({ id }) => isOfKey(id, key))
      const reply = owner && head && (await readPaperReply(owner, head.id))
      return reply === undefined || head === undefined ? undefined : { reply, fetchedAt: head.at }
    },
    drop: async (key) => {
      await readKeptPapers()
      const gone = useKeptPapers.getState().papers.find(({ id }) => isOfKey(id, key))
      if (gone !== undefined) await dropKeptPapers([gone.id])
    },
  })
}
