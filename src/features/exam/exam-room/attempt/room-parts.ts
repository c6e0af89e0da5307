/** What a room is put together from; the page gives it the real ones, tests give it fakes. */
import type { Attempt } from '#src/api/shapes/submission.ts'
import type { DraftKeep } from '#src/stores/attempt-drafts/draft-keep.ts'
import type { KeptAttempt, KeptDraft } from '#src/stores/attempt-drafts/kept-draft.ts'
import type { ServerClock } from '../clock/server-clock.ts'
import type { TabLine } from '../tabs/tab-line.ts'
import type { FileContext, FileSending } from './sending.ts'
import type { Transport } from './transport.ts'

export interface RoomParts {
  /** As the server has it, or as it was kept when the server cannot be heard. */
  attempt: Pick<Attempt, '_id' | 'version' | 'deadline'>
  held: Attempt['answers'] | undefined
  kept: { drafts: readonly KeptDraft[]; about: KeptAttempt }
  /** Random id of this tab. */
  writer: string
  clock: Pick<ServerClock, 'now' | 'isSure'>
  transport: Transport
  filesOf: (context: FileContext) => FileSending
  keep: Pick<DraftKeep, 'draft' | 'again' | 'about'>
  tabs: Pick<TabLine, 'tell'>
  newKey: () => string
}
