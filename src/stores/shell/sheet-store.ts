/** Sheets over a page: the webinar's sign-up, and the free project video of a course. (spec 3 `common`, ruling R39) */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

interface SheetState {
  /** The webinar whose sign-up sheet is open. */
  webinar: string | undefined
  /** The project whose free video is open. */
  projectVideo: string | undefined
}

const closed: SheetState = { webinar: undefined, projectVideo: undefined }

export const useSheets = create<SheetState>(() => closed)

export function webinarOpened(id: string): void {
  useSheets.setState({ ...closed, webinar: id })
}

export function projectVideoOpened(projectId: string): void {
  useSheets.setState({ ...closed, projectVideo: projectId })
}

export function sheetClosed(): void {
  useSheets.setState(closed)
}

export function reset(): void {
  useSheets.setState(closed)
}

runAtSessionEnd(reset)
