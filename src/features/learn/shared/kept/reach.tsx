/** Tells which items of a stored module open offline. (picture 40) */

import type { ReactNode } from 'react'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import { getLastingAddress } from '#src/lib/stored-file.ts'
import type { KeptModule } from '#src/stores/kept/kept-class.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { useModuleRecord } from './module-button.tsx'
import { getRecording } from './module-parts.ts'

/** `text`: its words are here, its video is not. */
export type Reach = 'here' | 'text' | 'away'

/** Undefined with a connection, and for a module that is not on the device: then nothing is known. */
export type FindReach = ((item: StudyItem) => Reach) | undefined

/** A record of an earlier release names no texts: its tasks are here, its results not. */
const hasTexts = ({ texts }: KeptModule, { _id, kind, state }: StudyItem): boolean =>
  texts?.includes(_id) ?? (kind === 'assignment' && state !== 'locked')

function useReach(moduleId: string): FindReach {
  const record = useModuleRecord(moduleId)
  const classes = useKept((state) => state.classes)
  const isOnline = useIsOnline()
  if (isOnline || record === undefined) return undefined
  return (item) => {
    const recording = getRecording(item)
    if (recording !== undefined && item.state !== 'locked')
      return classes.some(({ id, state }) => id === recording && state === 'done') ? 'here' : 'text'
    if (item.kind !== 'resource') return hasTexts(record, item) ? 'here' : 'away'
    const address = getLastingAddress(item.url ?? '')
    return record.files.some((file) => file.isHere && file.address === address) ? 'here' : 'away'
  }
}

/** A component and no hook, so that nothing of it is in a build without kept classes. */
export const WithReach = ({
  moduleId,
  children,
}: {
  moduleId: string
  children: (find: FindReach) => ReactNode
}) => children(useReach(moduleId))
