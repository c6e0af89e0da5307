/**
 * The talent's own profile for reading and writing: a row being removed disappears from it at once. (ruling
 * R55)
 */

import { useMemo } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { talent, readTalent } from '#src/api/contract/talent.ts'
import { useRemovedKeys } from '#src/api/outbox/removals.ts'
import type { BodyOf } from '#src/api/row.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import { type Loaded, refetch, setCached, useRead } from '#src/api/use-api.ts'

/** The key under which a row of education or experience is removed. */
export const getRemovalKey = (id: string) => `talent:${id}`

function leaveOut(profile: Talent, removed: ReadonlySet<string>): Talent {
  const isLeft = ({ _id }: { _id: string }) => !removed.has(getRemovalKey(_id))
  return {
    ...profile,
    education: profile.education.filter(isLeft),
    experience: profile.experience.filter(isLeft),
  }
}

export function useOwnTalent(): Loaded<Talent> {
  const read = useRead(readTalent(), { isForForm: true })
  const removed = useRemovedKeys()
  const data = useMemo(() => read.data && leaveOut(read.data, removed), [read.data, removed])
  return { ...read, data }
}

/** Reads profile and card again after a write of one of its rows. */
export async function refetchTalent(): Promise<void> {
  await refetch(talent.preview, {})
}

/** Saves the given fields; the reply becomes the profile everywhere. */
export async function saveTalent(body: BodyOf<typeof talent.update>, isQuiet = false) {
  const saved = await callWithMessage(talent.update, { body }, { isQuiet })
  setCached(talent.preview, {}, saved.data)
  void refetch(auth.talent)
  return saved
}
