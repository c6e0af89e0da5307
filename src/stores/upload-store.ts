/** Uploads under way, by an id of the caller. (spec 3 `common`: upload progress; ruling R13) */
import { create } from 'zustand'

interface UploadState {
  /** 0 to 100; an upload that ended is not in here. */
  percents: Readonly<Record<string, number>>
}

const initial: UploadState = { percents: {} }

export const useUploads = create<UploadState>(() => initial)

export function uploadMoved(id: string, percent: number): void {
  useUploads.setState(({ percents }) => ({ percents: { ...percents, [id]: percent } }))
}

/** Done, failed or cancelled. */
export function uploadEnded(id: string): void {
  useUploads.setState(({ percents: { [id]: _ended, ...others } }) => ({ percents: others }))
}

export function reset(): void {
  useUploads.setState(initial)
}
