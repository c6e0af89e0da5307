/** What a room does with the word of another tab. (ruling R34) */
import type { AttemptRoom } from '../attempt/attempt-room.ts'
import type { TabMessage } from './tab-line.ts'

export function hearTab(room: AttemptRoom, message: TabMessage): void {
  switch (message.kind) {
    case 'opened':
      return room.tell()
    case 'edit':
      return room.toldEdit(message.entry)
    case 'settled':
      return room.toldSettled(message.entries)
    case 'hand-in':
      return room.toldHandIn(message.handIn)
    case 'handed-in':
      return room.toldHandedIn(message.submission)
  }
}
